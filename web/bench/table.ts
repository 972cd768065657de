/** Prints rows under their headings, the first column to the left and the others to the right. */
export function printTable(
  title: string,
  headings: readonly string[],
  rows: readonly (readonly string[])[],
): void {
  const widths = headings.map((_, column) =>
    Math.max(...[headings, ...rows].map((row) => row[column]?.length ?? 0)),
  );
  const line = (row: readonly string[]) =>
    row
      .map((cell, column) =>
        column === 0 ? cell.padEnd(widths[column] ?? 0) : cell.padStart(widths[column] ?? 0),
      )
      .join('  ');
  console.log(`\n${title}\n`);
  for (const row of [headings, widths.map((width) => '-'.repeat(width)), ...rows]) console.log(line(row));
}

/** A count of bytes as kB (1000 bytes), to one decimal. */
export function kilobytes(bytes: number): string {
  return (bytes / 1000).toFixed(1);
}

/** A number with so many digits after the point; a dash for none. */
export function rounded(value: number | undefined, digits = 0): string {
  return value === undefined || Number.isNaN(value) ? '-' : value.toFixed(digits);
}

/** The middle of some numbers, the upper one of two; NaN of none. */
export function median(numbers: readonly number[]): number {
  return numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? Number.NaN;
}

/** How a table names an address: path and query. */
export function pathOf(address: string): string {
  const { pathname, search } = new URL(address);
  return pathname + search;
}
