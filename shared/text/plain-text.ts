/**
 * Returns the words of a Markdown text in one line, for excerpts and descriptions. Removes the marks roughly, without
 * the weight of a real parser. The result is text and must be shown as text.
 */
export function plainTextOf(markdown: string): string {
  return withoutTables(markdown)
    .replace(/^[ \t]*(?:```.*|~~~.*|([-*_=])(?:[ \t]*\1)+[ \t]*)$/gm, '')
    .replace(/^[ \t]*(?:(?:>|#{1,6}(?=[ \t])|[-+*](?=[ \t])|\d{1,9}[.)](?=[ \t]))[ \t]*)+/gm, '')
    .replace(/!?\[([^[\]]*)\]\([^()\s]*(?:\s+"[^"]*")?\)/g, '$1')
    .replace(/(?<!\\)(?:\*\*|__|`)/g, '')
    .replace(/(?<![\p{L}\p{N}*_\\])([*_])(?=\S)([^*_\n]+)\1(?![\p{L}\p{N}*_])/gu, '$2')
    .replace(/\\([!-/:-@[-`{-~])/g, '$1')
    .replace(/\s+/g, ' ')
    .trim();
}

/** Matches the line below the head of a table. */
const tableRule = /^[ \t]*\|?[ \t]*:?-+:?[ \t]*(?:\|[ \t]*:?-+:?[ \t]*)*\|?[ \t]*$/;

/** Returns a text with the words of its tables, without their bars and rules. */
function withoutTables(markdown: string): string {
  const lines = markdown.split('\n');
  let isHead = false;
  let isTable = false;
  const read = lines.map((line, place) => {
    const isRule = isHead;
    const next = lines[place + 1] ?? '';
    isHead = line.includes('|') && next.includes('|') && tableRule.test(next);
    isTable = isHead || (isTable && line.trim() !== '');
    if (isRule) return '';
    return isTable ? line.replace(/(?<!\\)\|/g, ' ') : line;
  });
  return read.join('\n');
}

/** Returns a text of at most `maxLength` characters: a longer one is cut after a word, with `…`. */
export function shortened(text: string, maxLength: number): string {
  return text.length > maxLength ? `${startOf(text, maxLength - 1)}…` : text;
}

function startOf(words: string, maxLength: number): string {
  const start = words.slice(0, maxLength + 1);
  const end = start.lastIndexOf(' ');
  const cut = end > maxLength / 2 ? start.slice(0, end) : start.slice(0, maxLength);
  return cut.replace(/[\uD800-\uDBFF]$/, '').trimEnd();
}
