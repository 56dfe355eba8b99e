// A board on paper, blank or with the losing positions.
const SIZE = 14;
const CELL = 26;

export function Board({ lost, label }: { lost: [number, number][]; label: string }) {
  const side = SIZE * CELL;
  const numbers = Array.from({ length: SIZE }, (_, index) => index);
  const marks = lost.flatMap(([a, b]) => (a === b ? [[a, b]] : [[a, b], [b, a]])).filter(([x, y]) => x! < SIZE && y! < SIZE);
  return (
    <svg viewBox={`-24 -4 ${side + 32} ${side + 28}`} class="sheet-board" role="img" aria-label={label}>
      {[...numbers, SIZE].map((index) => <path key={index} d={`M${index * CELL} 0V${side}M0 ${index * CELL}H${side}`} />)}
      {numbers.map((index) => (
        <g key={index}>
          <text x={index * CELL + CELL / 2} y={side + 17}>{index}</text>
          <text x={-12} y={side - index * CELL - CELL / 2 + 4}>{index}</text>
        </g>
      ))}
      {marks.map(([x, y]) => <circle key={`${x},${y}`} cx={x! * CELL + CELL / 2} cy={side - y! * CELL - CELL / 2} r={8} />)}
    </svg>
  );
}
