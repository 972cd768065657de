import { showToast } from '#web/features/toasts/toasts.ts';
import { copy } from '../copy.en.ts';
import { selectionSince } from '../insert-pictures.ts';
import { putWhereAsked } from '../put-edit.ts';
import type { Selected } from '../text-edit.ts';
import { insertMarkdown } from './insert-markdown.ts';

/** Something that was copied with its form. */
export interface RichText {
  html: string;
  /** Its words alone. */
  plain: string;
}

const formed =
  /<(?:h[1-6]|b|strong|i|em|[uo]l|blockquote|hr|table|img|a\s[^>]*href)\b|font-weight:\s*(?:bold|[6-9]00)|font-style:\s*italic|mso-list/i;
/** In characters. Beyond, a browser would stand still over it. */
const mostHtml = 2_000_000;
/** An editor of program text copies the colours of its words: Markdown that was written there is Markdown already. */
const isCode = 'vscode-editor-data';

/** What was copied with headings, lists, links or marked words; nothing where the words alone say as much. */
export function richTextIn(transfer: DataTransfer): RichText | undefined {
  const html = transfer.getData('text/html');
  if (transfer.types.includes(isCode) || html.length > mostHtml || !formed.test(html)) return undefined;
  return { html, plain: transfer.getData('text/plain') };
}

/**
 * Pastes what was copied with its form as Markdown. What makes that of it is loaded when it is needed; where it cannot
 * be, the words alone are pasted. A toast says when pictures were left out.
 *
 * @param asked what was selected when it was pasted
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
    // What is selected by now is no longer what was to be replaced.
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
