import type { SiteAssets } from './html-document.ts';
import { attributesOf, firstTags, fontPreload, htmlOf } from './markup.ts';
import { type DescribedPage, documentAttributes, type HeadTag } from './page-head.ts';

/**
 * Wraps a rendered page in a document that is only looked at: nothing in it runs, search engines are to leave it alone, and no site
 * that it shows a picture of, or leads to, is told its address. What only script would bring to life cannot be reached.
 */
export function previewDocument(
  { language, meta }: Pick<DescribedPage, 'language' | 'meta'>,
  { styles, fonts }: Pick<SiteAssets, 'styles' | 'fonts'>,
  body: string,
): string {
  const tags: HeadTag[] = [
    ...firstTags,
    // Before all that is fetched.
    { name: 'meta', attributes: { name: 'referrer', content: 'no-referrer' } },
    { name: 'meta', attributes: { name: 'robots', content: 'noindex, nofollow, noarchive' } },
    { name: 'title', attributes: {}, text: meta.title },
    ...fonts[language].map((href): HeadTag => ({ name: 'link', attributes: fontPreload(href) })),
    ...styles.map((href): HeadTag => ({ name: 'link', attributes: { rel: 'stylesheet', href } })),
    { name: 'link', attributes: { rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml' } },
  ];
  return [
    '<!doctype html>',
    `<html${attributesOf(documentAttributes(language))}>`,
    '<head>',
    ...tags.map(htmlOf),
    '</head>',
    `<body>${withoutControls(body)}</body>`,
    '</html>',
  ].join('\n');
}

/** React writes no `>` in an attribute: what begins with one of these is the start of an element. */
function withoutControls(body: string): string {
  return body.replace(/<(button|input|select|textarea)\b/g, '<$1 inert');
}

/** Rendered markup whose links lead nowhere: it stands in a frame, beside what it is the picture of. */
export function withoutLinks(body: string): string {
  return body.replace(/(<a\b[^>]*?) href="[^"]*"/g, '$1');
}
