import type { Language } from '#shared/language.ts';
import { webManifestPath } from '#shared/publishing/addresses.ts';
import { type PageData, pageDataId } from '#web/lib/page/page-data.ts';
import { colors } from '#web/theme/colors.ts';
import { inertJson } from './inert-json.ts';
import { attributesOf, firstTags, fontPreload, htmlOf, inlineScript } from './markup.ts';
import { documentAttributes, type HeadTag, headTags, type PageHead } from './page-head.ts';

/** URLs of the built files a document refers to. */
export interface SiteAssets {
  /** Source of the inline boot script. */
  bootScript: string;
  /** The stylesheet of all pages: its URL, for previews, and its text, which is in every other document. */
  styles: { readonly href: string; readonly text: string };
  /** Stylesheets of this page alone. */
  pageStyles: readonly string[];
  /** Fonts of the first screen, by language. */
  fonts: Readonly<Record<Language, readonly string[]>>;
  /** Images of the first screen, each with the media query of its screens. */
  images: readonly { href: string; media: string }[];
  /** Name and language of the page, and the modules of its component and its copy. */
  page: readonly string[];
  /** Modules to import once the page has loaded, the entry last. */
  modules: readonly string[];
}

/** The files and data of a document of the admin area. */
export type AdminAssets = Pick<SiteAssets, 'bootScript' | 'modules'> & {
  styles: readonly string[];
  fonts: readonly string[];
  /** The further modules of each view that the screen may open with. */
  views: Readonly<Record<string, readonly string[]>>;
};

/**
 * Wraps a rendered screen of the admin area in its document, which is hidden from search engines. The title does not contain
 * the company's name, because the build makes the title; the script adds the current name.
 */
export function adminHtmlDocument(
  title: string,
  language: Language,
  assets: AdminAssets,
  body: string,
): string {
  const tags: HeadTag[] = [
    { name: 'meta', attributes: { name: 'robots', content: 'noindex' } },
    { name: 'meta', attributes: { name: 'description', content: title } },
    { name: 'title', attributes: {}, text: title },
    ...assets.fonts.map((href): HeadTag => ({ name: 'link', attributes: fontPreload(href) })),
    ...assets.styles.map((href): HeadTag => ({ name: 'link', attributes: { rel: 'stylesheet', href } })),
    { name: 'link', attributes: { rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml' } },
    // The browser fetches the modules after the stylesheet; the inline script runs them.
    ...assets.modules.map(
      (href): HeadTag => ({
        name: 'link',
        attributes: { rel: 'modulepreload', fetchpriority: 'low', href },
      }),
    ),
  ];
  return [
    '<!doctype html>',
    `<html${attributesOf(documentAttributes(language))}>`,
    '<head>',
    ...firstTags.map(htmlOf),
    inlineScript(assets.bootScript, {
      'data-modules': assets.modules.join(' '),
      'data-views': JSON.stringify(assets.views),
    }),
    ...tags.map(htmlOf),
    '</head>',
    `<body><div id="root">${body}</div></body>`,
    '</html>',
  ].join('\n');
}

/** An Arabic page inside the document of the English one. */
export interface ArabicInside {
  title: string;
  assets: SiteAssets;
  body: string;
  /** Source of the inline script that shows the Arabic page at an Arabic URL. */
  script: string;
}

/** Wraps a rendered page in its document, with the data it was rendered with. */
export function htmlDocument(head: PageHead, assets: SiteAssets, body: string, data: PageData): string {
  return siteHtmlDocument(head, assets, `<div id="root">${body}</div>${carried(data)}`);
}

function carried(data: PageData): string {
  return `<script type="application/json" id="${pageDataId}">${inertJson(data)}</script>`;
}

/** Wraps the not-found page, whose one document is served in both languages, with the data of both. */
export function missingHtmlDocument(
  head: PageHead,
  assets: SiteAssets,
  body: string,
  data: PageData,
  inside: ArabicInside,
): string {
  const template = `<template id="arabic">${inside.body}</template>`;
  return siteHtmlDocument(head, assets, `<div id="root">${body}</div>${template}${carried(data)}`, inside);
}

function siteHtmlDocument(head: PageHead, assets: SiteAssets, body: string, inside?: ArabicInside): string {
  const twin = head.language === 'ar' ? {} : { 'data-arabic': '' };
  // A page that is written in one language only keeps this language inside the shell of the other one, so the document needs
  // the fonts of both.
  const only = head.canonical?.languages.includes(head.language) === false ? head.canonical.languages : [];
  const fonts = new Set([head.language, ...only].flatMap((language) => assets.fonts[language]));
  const links: HeadTag[] = [
    ...[...fonts].map((href): HeadTag => ({ name: 'link', attributes: fontPreload(href) })),
    ...assets.images.map(
      (image): HeadTag => ({ name: 'link', attributes: { rel: 'preload', as: 'image', ...image } }),
    ),
    ...assets.pageStyles.map(
      (href): HeadTag => ({ name: 'link', attributes: { rel: 'preload', as: 'style', href } }),
    ),
    { name: 'link', attributes: { rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml' } },
    { name: 'link', attributes: { rel: 'apple-touch-icon', href: '/apple-touch-icon.png' } },
    { name: 'link', attributes: { rel: 'manifest', href: webManifestPath(head.language) } },
    { name: 'meta', attributes: { name: 'theme-color', content: colors.bg.deep.value } },
  ];
  return [
    '<!doctype html>',
    `<html${attributesOf({ ...documentAttributes(head.language), ...twin, 'data-site': head.siteUrl })}>`,
    '<head>',
    ...firstTags.map(htmlOf),
    ...(inside
      ? [inlineScript(inside.script, { 'data-title': inside.title, ...filesOf(inside.assets) })]
      : []),
    inlineScript(assets.bootScript, filesOf(assets)),
    ...links.map(htmlOf),
    ...headTags(head).map((tag) => htmlOf({ ...tag, attributes: { ...tag.attributes, 'data-head': '' } })),
    // The styles come last in the head, so that the browser starts other downloads first, and crawlers that read only
    // the first kilobytes find the tags above.
    `<style>${assets.styles.text}</style>`,
    ...assets.pageStyles.map((href) => htmlOf({ name: 'link', attributes: { rel: 'stylesheet', href } })),
    '</head>',
    `<body>${body}</body>`,
    '</html>',
  ].join('\n');
}

/** Returns the data attributes that `lib/page/page-files.ts` reads. */
function filesOf({ page, modules }: SiteAssets): Record<string, string> {
  return {
    'data-page': page.join(' '),
    'data-modules': modules.join(' '),
  };
}
