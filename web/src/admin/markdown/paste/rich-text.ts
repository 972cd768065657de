import { breaksMissing, selectionSince } from '../insert-pictures.ts';
import type { Selected, TextEdit } from '../text-edit.ts';
import { putWhereAsked } from '../text-edit.ts';
import type { Converted } from './to-markdown.ts';

export interface RichText {
  html: string;
  plain: string;
}

const formed =
  /<(?:h[1-6]|b|strong|i|em|[uo]l|blockquote|hr|table|img|a\s[^>]*href)\b|font-weight:\s*(?:bold|[6-9]00)|font-style:\s*italic|mso-list/i;
/** In characters. A longer text would block the browser. */
const maxHtml = 2_000_000;
/**
 * The type that a code editor adds to copied text. The HTML of such text has only the colours of words: the text itself is
 * Markdown already.
 */
const isCode = 'vscode-editor-data';

/** Returns copied text that has headings, lists, links or marked words; `undefined` when plain text is as good. */
export function richTextIn(transfer: DataTransfer): RichText | undefined {
  const html = transfer.getData('text/html');
  if (transfer.types.includes(isCode) || html.length > maxHtml || !formed.test(html)) return undefined;
  return { html, plain: transfer.getData('text/plain') };
}

/** The result of pasting: how much of it was kept, and the names of the pictures that were not. */
export interface Pasted {
  readonly tables: number;
  readonly pictures: number;
  readonly left: readonly string[];
}

/** Uploads pictures; a file that could not be sent has no URL. */
type SendPictures = (files: readonly File[]) => Promise<ReadonlyMap<File, string>>;

/**
 * Pastes formatted text as Markdown; its embedded pictures are sent to the library first. The converter is loaded on demand;
 * if that fails, the plain text is pasted.
 *
 * @param asked the selection at the time of pasting
 */
export async function pasteRichText(
  box: HTMLTextAreaElement,
  copied: RichText,
  { asked, send }: { readonly asked: Selected; readonly send: SendPictures },
): Promise<Pasted> {
  const { text, ...pasted } = await readRichText(copied, send);
  if (text) {
    putWhereAsked(box, asked, (now) => {
      const place = selectionSince(asked, now.text);
      // If the text has changed since the pasting, the Markdown is inserted after the selection and replaces nothing.
      return insertMarkdown(now.text === asked.text ? place : { ...place, start: place.end }, text);
    });
  }
  return pasted;
}

/** Returns formatted text as Markdown, after its embedded pictures were sent to the library. */
export async function readRichText(
  copied: RichText,
  send: SendPictures,
): Promise<Pasted & { readonly text: string }> {
  const { markdown, tables, embedded, left } = await converted(copied);
  const addresses = embedded.length > 0 ? await send(embedded) : new Map<File, string>();
  const { text, unsent } = withAddresses(markdown, embedded, addresses);
  return { text, tables, pictures: addresses.size, left: [...left, ...unsent] };
}

/** Returns a text with the URLs of its embedded pictures, and the alternative texts of those that could not be sent. */
function withAddresses(
  markdown: string,
  embedded: readonly File[],
  addresses: ReadonlyMap<File, string>,
): { text: string; unsent: string[] } {
  const unsent: string[] = [];
  const text = markdown
    .replace(/!\[((?:[^\]\\]|\\.)*)\]\(pasted-picture-(\d+)\)/g, (_, alt: string, place: string) => {
      const file = embedded[Number(place)];
      const address = file && addresses.get(file);
      if (address) return `![${alt}](${address})`;
      unsent.push(alt.replace(/\\(.)/g, '$1'));
      return '';
    })
    .trim();
  return { text, unsent };
}

async function converted({ html, plain }: RichText): Promise<Converted> {
  try {
    const { fromClipboard } = await import('./to-markdown.ts');
    const { markdown, ...facts } = fromClipboard(html);
    return { markdown: markdown || plain, ...facts };
  } catch (error) {
    console.error('What was pasted could not be read', error);
    return { markdown: plain, tables: 0, embedded: [], left: [] };
  }
}

/** Matches Markdown of several blocks, or of one block with a sign at its start. */
const blocks = /\n|^(?:#{1,6} |[-+*] |\d+[.)] |> |---|\| )/;

/** Replaces the selection by a Markdown text: words within their line, blocks with empty lines around them. */
function insertMarkdown({ text, start, end }: Selected, markdown: string): TextEdit {
  const isBlocks = blocks.test(markdown);
  const before = isBlocks ? breaksMissing(text.slice(0, start), /\n*$/) : '';
  const after = isBlocks ? breaksMissing(text.slice(end), /^\n*/) : '';
  const caret = start + before.length + markdown.length;
  return { start, end, insert: before + markdown + after, selectStart: caret, selectEnd: caret };
}
