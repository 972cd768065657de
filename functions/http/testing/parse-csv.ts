/** Returns the rows of an RFC 4180 text, read as the standard says. Throws at anything else. */
export function parseCsv(text: string): string[][] {
  const rows: string[][] = [];
  let row: string[] = [];
  let rest = text;
  while (rest !== '') {
    const [whole, quoted, bare = '', end] = /^(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r\n|$)/.exec(rest) ?? [];
    if (whole === undefined) throw new Error(`This is no CSV: ${JSON.stringify(rest.slice(0, 40))}`);
    row.push(quoted?.replaceAll('""', '"') ?? bare);
    rest = rest.slice(whole.length);
    if (end === ',') continue;
    rows.push(row);
    row = [];
  }
  return rows;
}
