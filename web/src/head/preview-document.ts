import type { SiteAssets } from './html-document.ts';
import { attributesOf, firstTags, fontPreload, htmlOf } from './markup.ts';
import { type DescribedPage, documentAttributes, type HeadTag } from './page-head.ts';

/**
 * Wraps a rendered page in a document for previews: no scripts run in it, it is hidden from search engines, and other
 * sites do not learn its URL. Controls that need script are removed.
 */
export function previewDocument(
  { language, meta }: Pick<DescribedPage, 'language' | 'meta'>,
  { styles, fonts }: Pick<SiteAssets, 'styles' | 'fonts'>,
  body: string,
): string {
  const tags: HeadTag[] = [
    ...firstTags,
    // The referrer policy comes before all tags that fetch a file.
    { name: 'meta', attributes: { name: 'referrer', content: 'no-referrer' } },
    { name: 'meta', attributes: { name: 'robots', content: 'noindex, nofollow, noarchive' } },
    { name: 'title', attributes: {}, text: meta.title },
    ...fonts[language].map((href): HeadTag => ({ name: 'link', attributes: fontPreload(href) })),
    { name: 'link', attributes: { rel: 'stylesheet', href: styles.href } },
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

/** Makes all controls inert. React escapes `<` in texts and attributes, so that each match is the start of an element. */
function withoutControls(body: string): string {
  return body.replace(/<(button|input|select|textarea)\b/g, '<$1 inert');
}

/** Returns rendered markup whose links lead nowhere, for a frame. */
export function withoutLinks(body: string): string {
  return body.replace(/(<a\b[^>]*?) href="[^"]*"/g, '$1');
}
