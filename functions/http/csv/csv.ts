/** Matches cells that a spreadsheet reads as a formula, also after blanks or with full-width characters. */
const formula = /^\s*[=+\-@\t\r\n＝＋－＠]/u;

/**
 * Lines of a CSV file as RFC 4180 has them. Every cell is quoted, so that a semicolon divides none where that is the
 * separator, and one that would be a formula starts with an apostrophe.
 */
export function csv(rows: readonly (readonly string[])[]): string {
  return rows.map((row) => `${row.map(cell).join(',')}\r\n`).join('');
}

function cell(text: string): string {
  const harmless = formula.test(text) ? `'${text}` : text;
  return `"${harmless.replaceAll('"', '""')}"`;
}
