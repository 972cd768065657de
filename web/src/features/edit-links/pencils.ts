import { contentItemAddress } from '#shared/admin-paths.ts';
import type { ContentKey } from '#shared/content/registry.ts';
import type { Language } from '#shared/language.ts';
import { build } from './build.ts';
import type { EditLinksCopy } from './copy.en.ts';
import type { Shown } from './find-shown.ts';

/** As wide as a pencil, in px. */
const side = 32;
/** Between a pencil and what it edits, in px. */
const gap = 6;

/**
 * A link to the editor of its text in the page's language where each item begins: in the page's margin, or over the corner where there is none. Items out of
 * sight have none, and what lies outside of the page's own part: there it would cover links, or not scroll with what it marks.
 */
export function pencils(
  shown: readonly Shown[],
  {
    copy,
    language,
    unconfirmed,
  }: {
    readonly copy: EditLinksCopy;
    readonly language: Language;
    /** What claims something that nobody has confirmed. */
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
