/** How files of a format begin, their bytes read as Latin-1: with this text, or like this within the first kilobyte. */
export type FirstBytes = string | RegExp;

export function startsLike(bytes: Buffer, pattern: FirstBytes): boolean {
  const start = bytes.toString('latin1', 0, 1024);
  return typeof pattern === 'string' ? start.startsWith(pattern) : pattern.test(start);
}
