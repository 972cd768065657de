const wordsPerMinute = 200;

/** Returns how many minutes a text takes to read, at least one. Marks of Markdown and URLs of links do not count. */
export function readingMinutes(text: string): number {
  const words = text.replace(/\]\([^)]*\)/g, ' ').match(/[\p{L}\p{N}][\p{L}\p{N}\p{M}'’.-]*/gu) ?? [];
  return Math.max(1, Math.round(words.length / wordsPerMinute));
}
