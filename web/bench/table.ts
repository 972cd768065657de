/** Prints rows under their headings, the first column left-aligned and the others right-aligned. */
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

/** Returns a number of bytes as kB (1000 bytes), to one decimal. */
export function kilobytes(bytes: number): string {
  return (bytes / 1000).toFixed(1);
}

/** Returns a number with this many decimals; a dash for `undefined`. */
export function rounded(value: number | undefined, digits = 0): string {
  return value === undefined || Number.isNaN(value) ? '-' : value.toFixed(digits);
}

/** Returns the median: of an even count, the higher of the two middle numbers. NaN without numbers. */
export function median(numbers: readonly number[]): number {
  return numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? Number.NaN;
}

/** Returns the path and query of a URL, for tables. */
export function pathOf(address: string): string {
  const { pathname, search } = new URL(address);
  return pathname + search;
}
