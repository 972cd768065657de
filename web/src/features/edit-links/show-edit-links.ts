import { contentItemAddress } from '#shared/admin-paths.ts';
import type { ContentKey } from '#shared/content/registry.ts';
import type { Language } from '#shared/language.ts';
import { build } from './build.ts';
import type { EditLinksCopy } from './copy.en.ts';
import type { Shown } from './find-shown.ts';

/** Width of a pencil, in px. */
const side = 32;
/** Gap between a pencil and its item, in px. */
const gap = 6;

/**
 * Returns links to the editors of items, in the page's language, at the beginning of each item: in the page's margin, or over
 * the corner of the item if there is no margin. Items that are not visible, or outside of the page's content, get no link:
 * there a link would cover other elements, or not scroll with its item.
 */
export function showEditLinks(
  shown: readonly Shown[],
  {
    copy,
    language,
    unconfirmed,
  }: {
    readonly copy: EditLinksCopy;
    readonly language: Language;
    /** The items with an unconfirmed claim. */
    readonly unconfirmed: ReadonlySet<ContentKey>;
  },
): HTMLElement[] {
  return shown.flatMap(({ key, element }) => {
    const { top, left, right, width } = element.getBoundingClientRect();
    if (width === 0 || !element.closest('main')) return [];
    const isRtl = document.documentElement.dir === 'rtl';
    const margin = isRtl ? document.documentElement.clientWidth - right : left;
    const isBeside = margin > side + gap;
    const inset = isBeside ? side + gap : 0;
    const start = isRtl ? right - side + inset : left - inset;
    const isUnconfirmed = unconfirmed.has(key);
    const pencil = build(
      'a',
      { class: isUnconfirmed ? 'pencil unconfirmed' : 'pencil', href: contentItemAddress(key, language) },
      '✎',
    );
    const words = [copy.editItem(key), ...(isUnconfirmed ? [copy.unconfirmed] : [])].join(', ');
    pencil.setAttribute('aria-label', words);
    pencil.title = words;
    pencil.style.top = `${Math.max(0, top + scrollY - (isBeside ? 0 : side))}px`;
    pencil.style.left = `${Math.max(0, start + scrollX)}px`;
    return pencil;
  });
}
