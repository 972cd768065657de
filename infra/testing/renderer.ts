import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { BuiltRenderer } from '#infra/built-renderer.ts';

const siteUrl = 'https://www.example.com';

/**
 * Returns the code of a minimal renderer: a document has a title, the headline of the home page, and the titles of its posts.
 */
const moduleOf = ({ release, script, asset }: StandIn) => `
const titles = {
  '/404': { en: 'Page Not Found', ar: 'الصفحة غير موجودة' },
  '/': { en: 'Home', ar: 'الرئيسية' },
  '/contact': { en: 'Contact', ar: 'اتصل بنا' },
};
const lists = { '/blog': 'blog', '/news': 'news', '/careers': 'career' };
const canonical = ['en', 'ar'];
const readsOf = (path) => ({ '/': ['hero_title'], '/404': ['contact_phone'] })[path] ?? [];

export const release = '${release}';
export const siteUrl = '${siteUrl}';
export const posts = {};
export const pages = [
  ...['/', '/contact'].map((path) => ({ path, lists: [], canonical })),
  ...Object.entries(lists).map(([path, kind]) => ({ path, lists: [kind], canonical })),
];

export async function render(path, language, { items, lists: heads = {}, post, archive }) {
  const shown = (one) => ({ ar: one.titleAr || one.title, en: one.title })[language];
  const texts = [
    ...items
      .filter(({ key }) => readsOf(path).includes(key))
      .map(({ value, valueAr }) => (language === 'ar' && valueAr) || value),
    ...Object.values(heads).flatMap(({ posts }) => posts.map(shown)),
    ...(archive ? archive.posts.map(shown) : []),
    ...(post ? [shown(post)] : []),
  ];
  const title = titles[path]?.[language] ?? path;
  return {
    html: \`<!doctype html><html lang="\${language}"><title>\${title}</title><script>${script}</script><script type="module" src="/assets/${asset}"></script>\${texts.map((text) => \`<p>\${text}</p>\`).join('')}</html>\`,
    reads: readsOf(path),
  };
}

export async function preview(path, language, { post }) {
  return \`<!doctype html><html lang="\${language}"><p>\${post?.title ?? path}</p></html>\`;
}
`;

/** The properties in which fake builds differ. */
export interface StandIn {
  readonly release: string;
  /** The inline script of every document. */
  readonly script: string;
  /** The name of a file in `/assets` to which every document refers. */
  readonly asset: string;
}

/** The build that a fake renderer stands for by default. */
export const standIn: StandIn = { release: 'test-release', script: 'early()', asset: 'site-1a2b3c.js' };

/** Writes a fake renderer, in place of a build's, into a folder. */
export function standInRenderer(folder: string, build = standIn): BuiltRenderer {
  const file = join(folder, `renderer-${build.release}.js`);
  writeFileSync(file, moduleOf(build));
  return { file, release: build.release, siteUrl };
}
