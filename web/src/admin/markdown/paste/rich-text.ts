import { showToast } from '#web/features/toasts/toasts.ts';
import { copy } from '../copy.en.ts';
import { breaksMissing, selectionSince } from '../insert-pictures.ts';
import type { Selected, TextEdit } from '../text-edit.ts';
import { putWhereAsked } from '../text-edit.ts';

/** Copied text with formatting. */
export interface RichText {
  html: string;
  /** The plain text. */
  plain: string;
}

const formed =
  /<(?:h[1-6]|b|strong|i|em|[uo]l|blockquote|hr|table|img|a\s[^>]*href)\b|font-weight:\s*(?:bold|[6-9]00)|font-style:\s*italic|mso-list/i;
/** In characters. A longer text would block the browser. */
const mostHtml = 2_000_000;
/** Code editors copy the colours of words: text from there is Markdown already. */
const isCode = 'vscode-editor-data';

/** Returns copied text that has headings, lists, links or marked words; `undefined` when plain text is as good. */
export function richTextIn(transfer: DataTransfer): RichText | undefined {
  const html = transfer.getData('text/html');
  if (transfer.types.includes(isCode) || html.length > mostHtml || !formed.test(html)) return undefined;
  return { html, plain: transfer.getData('text/plain') };
}

/**
 * Pastes formatted text as Markdown. The converter is loaded on demand; if that fails, the plain text is pasted. A toast
 * says if pictures were left out.
 *
 * @param asked the selection at the time of pasting
 */
export async function pasteRichText(
  box: HTMLTextAreaElement,
  copied: RichText,
  asked: Selected,
): Promise<void> {
  const { markdown, pictures } = await converted(copied);
  if (pictures > 0) showToast({ tone: 'danger', title: copy.leftOut(pictures), text: copy.addThem });
  if (!markdown) return;
  putWhereAsked(box, asked, (now) => {
    const place = selectionSince(asked, now.text);
    // The selection has changed since and must not be replaced.
    return insertMarkdown(now.text === asked.text ? place : { ...place, start: place.end }, markdown);
  });
}

async function converted({ html, plain }: RichText): Promise<{ markdown: string; pictures: number }> {
  try {
    const { fromClipboard } = await import('./to-markdown.ts');
    const { markdown, pictures } = fromClipboard(html);
    return { markdown: markdown || plain, pictures };
  } catch (error) {
    console.error('What was pasted could not be read', error);
    return { markdown: plain, pictures: 0 };
  }
}

/** Matches Markdown of several blocks, or of one block with a sign at its start. */
const blocks = /\n|^(?:#{1,6} |[-+*] |\d+[.)] |> |---)/;

/** Replaces the selection by a Markdown text: words within their line, blocks with empty lines around them. */
function insertMarkdown({ text, start, end }: Selected, markdown: string): TextEdit {
  const isBlocks = blocks.test(markdown);
  const before = isBlocks ? breaksMissing(text.slice(0, start), /\n*$/) : '';
  const after = isBlocks ? breaksMissing(text.slice(end), /^\n*/) : '';
  const caret = start + before.length + markdown.length;
  return { start, end, insert: before + markdown + after, selectStart: caret, selectEnd: caret };
}
