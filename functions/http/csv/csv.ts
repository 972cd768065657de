/** Matches cells that a spreadsheet reads as a formula, also after blanks or with full-width characters. */
const formula = /^\s*[=+\-@\t\r\n＝＋－＠]/u;

/**
 * Returns lines of a CSV file (RFC 4180). Every cell is quoted, so that a semicolon in it is no separator, and a cell
 * that a spreadsheet would read as a formula starts with an apostrophe.
 */
export function csv(rows: readonly (readonly string[])[]): string {
  return rows.map((row) => `${row.map(cell).join(',')}\r\n`).join('');
}

function cell(text: string): string {
  const harmless = formula.test(text) ? `'${text}` : text;
  return `"${harmless.replaceAll('"', '""')}"`;
}
