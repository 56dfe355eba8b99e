//! Running a program: shown before it starts, its output streamed, its failure named.

use std::ffi::OsStr;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

use anyhow::{Context, Result, bail};

/// The cargo that runs us, so that every step uses one toolchain.
pub(crate) fn cargo(arguments: &[&str]) -> Command {
    let cargo = std::env::var_os("CARGO").unwrap_or_else(|| "cargo".into());
    let mut command = Command::new(cargo);
    command.args(arguments);
    command
}

/// Where cargo puts what it builds.
pub(crate) fn target_directory() -> PathBuf {
    std::env::var_os("CARGO_TARGET_DIR").map_or_else(|| "target".into(), PathBuf::from)
}

/// Runs a program to its end; an error unless it exits with 0.
pub(crate) fn run(command: &mut Command) -> Result<()> {
    let shown = show(command);
    eprintln!("$ {shown}");
    let status = command
        .stdin(Stdio::null())
        .status()
        .with_context(|| format!("cannot start: {shown}"))?;
    if !status.success() {
        // `ExitStatus` prints itself as `exit status: 101` or `signal: 9 (SIGKILL)`.
        bail!("{status}: {shown}");
    }
    Ok(())
}

/// The command as one would type it: the variables set for it, the program's short name, the arguments.
fn show(command: &Command) -> String {
    let variables = command
        .get_envs()
        .filter_map(|(name, value)| Some(format!("{}={}", name.to_str()?, quote(value?))));
    let program = Path::new(command.get_program())
        .file_stem()
        .unwrap_or_default();
    let words = std::iter::once(program)
        .chain(command.get_args())
        .map(quote);
    variables.chain(words).collect::<Vec<_>>().join(" ")
}

fn quote(word: &OsStr) -> String {
    let word = word.to_string_lossy();
    let plain = |c: char| c.is_ascii_alphanumeric() || "-_=./+:,".contains(c);
    if !word.is_empty() && word.chars().all(plain) {
        word.into_owned()
    } else {
        format!("'{}'", word.replace('\'', r"'\''"))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_command_is_shown_as_it_would_be_typed() {
        let mut command = Command::new("cargo");
        command
            .args(["test", "--bench", "*"])
            .env("RUSTDOCFLAGS", "-D warnings");
        assert_eq!(
            show(&command),
            "RUSTDOCFLAGS='-D warnings' cargo test --bench '*'"
        );
    }

    #[test]
    #[cfg(unix)]
    fn a_failing_command_is_named_with_its_exit_code() {
        let error = run(Command::new("sh").args(["-c", "exit 7"])).unwrap_err();
        assert_eq!(error.to_string(), "exit status: 7: sh -c 'exit 7'");
    }

    #[test]
    fn a_missing_program_is_named() {
        let error = run(&mut Command::new("no-such-program")).unwrap_err();
        assert!(error.to_string().contains("no-such-program"), "{error}");
    }
}
