/** A text with what is selected in it; `start` and `end` are the same where nothing is. */
export interface Selected {
  readonly text: string;
  readonly start: number;
  readonly end: number;
}

/** Replaces `start` to `end` by `insert`, then selects `selectStart` to `selectEnd` of the new text. */
export interface TextEdit {
  readonly start: number;
  readonly end: number;
  readonly insert: string;
  readonly selectStart: number;
  readonly selectEnd: number;
}

/** Makes a link of the selection, or of `placeholder`, with the address selected: it is what is typed next. */
export function insertLink(selected: Selected, placeholder: string): TextEdit {
  const { text, start, end } = selected;
  const words = text.slice(start, end).trim();
  if (/^(https:\/\/|mailto:|tel:|\/)\S+$/.test(words)) {
    return replace(selected, `[${placeholder}](${words})`, 1, placeholder.length);
  }
  const label = words.replace(/\s*\n\s*/g, ' ') || placeholder;
  return replace(selected, `[${label}](https://)`, label.length + 3, 'https://'.length);
}

function replace({ start, end }: Selected, insert: string, offset: number, length: number): TextEdit {
  return { start, end, insert, selectStart: start + offset, selectEnd: start + offset + length };
}
