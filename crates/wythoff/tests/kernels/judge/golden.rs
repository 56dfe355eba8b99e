//! Golden files: `data/judge/<problem>/<name>.in`, `.out` and, for bad input, `.err`.

use std::fs;
use std::path::Path;

use wythoff::judge::Problem;

use super::delivery::{KERNELS, run};

#[test]
fn every_golden_input_gives_its_output_and_its_error() {
    let data = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/data/judge");
    for problem in Problem::ALL {
        let directory =
            fs::read_dir(data.join(problem.name())).expect("a directory for each problem");
        let mut inputs = 0;
        for file in directory.map(|entry| entry.expect("readable").path()) {
            if file.extension().is_none_or(|extension| extension != "in") {
                continue;
            }
            inputs += 1;
            let input = fs::read(&file).expect("readable");
            let output = fs::read(file.with_extension("out")).expect("an output for each input");
            let error = fs::read_to_string(file.with_extension("err")).ok();
            let error = error.map(|text| text.trim_end().to_owned());
            for (index, kernels) in KERNELS.iter().enumerate() {
                for size in [usize::MAX, 1, 2, 3, 7, 64, 1000] {
                    let (found_output, found_error) = run(kernels(), problem, &input, size);
                    let how = format!("{}, kernels {index}, {size} bytes", file.display());
                    assert_eq!(found_error, error, "{how}");
                    assert_eq!(
                        found_output.escape_ascii().to_string(),
                        output.escape_ascii().to_string(),
                        "{how}"
                    );
                }
            }
        }
        assert!(inputs > 0, "{problem} has no golden files");
    }
}
