import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { adminScreenAt } from '#shared/admin-paths.ts';
import { languages, localizedPath, parsePath } from '#shared/language.ts';
import { postKinds } from '#shared/posts/kinds.ts';
import { listPath, postPath } from '#shared/posts/paths.ts';
import type { Renderer } from '#shared/publishing/renderer.ts';
import { type View, views } from '#web/admin/dashboard/views.ts';
import { canonicalPage } from '#web/app/page-table.ts';
import { samplePosts } from '#web/testing/sample-posts.ts';

/**
 * What the last build has a visitor download before the page answers, in kB as sent (brotli): a thousand bytes above
 * what was measured, of the heavier language; and in how many files its scripts come. What turns one of these red is worth knowing: mend it, or say why and
 * raise the number.
 */
const budgets: Readonly<Record<string, readonly [script: number, document: number, files: number]>> = {
  '/404': [91.0, 7.2, 13],
  '/activation-experience': [89.3, 8.6, 9],
  '/': [91.7, 14.5, 9],
  '/awards': [88.6, 7.7, 9],
  '/blog': [120.1, 7.8, 14],
  '/blog/blog-1': [131.1, 8.5, 15],
  '/careers': [117.8, 7.2, 13],
  '/careers/career-1': [131.6, 8.5, 15],
  '/contact': [101.8, 7.5, 10],
  '/custom-strategic-audits': [91.8, 10.3, 10],
  '/data-technology': [88.9, 8.6, 9],
  '/digital-commerce': [90.6, 7.8, 12],
  '/mystery-shopping-iraq': [89.8, 9.0, 10],
  '/news': [118.1, 8.0, 14],
  '/news/auditing-without-signal': [94.0, 8.5, 12],
  '/news/eighteen-provinces': [94.0, 8.6, 12],
  '/news/news-1': [133.4, 8.5, 17],
  '/news/quarterly-shelf-report': [94.0, 8.7, 12],
  '/our-people': [89.1, 8.2, 10],
  '/privacy': [84.9, 8.8, 10],
  '/proprietary-retail-software': [89.1, 8.2, 10],
  '/retail-auditing-iraq': [89.5, 8.9, 9],
  '/terms': [83.4, 7.5, 9],
  '/what-we-do': [88.8, 8.3, 10],
};
/** Of a page that has no budget of its own: one of posts, with what reads them, and any other. */
const postsPage = [133.4, 8.5, 17] as const;
const anyPage = [91.7, 9.2, 12] as const;
const siteStyle = 16.9;
const admin = { script: 111.5, style: 16.2, document: 4.4, files: 7 };
/** Of a screen that has files of its own, and of what the dashboard opens with: beyond the first code of every screen. */
const simpleEditor = 149.9;
const dashboardViews: Readonly<Record<View, number>> = {
  content: 30.2,
  messages: 16.5,
  posts: 30.8,
  pictures: 85,
  newsletter: 27.1,
  people: 21.2,
};

const dist = join(import.meta.dirname, '../../dist');
const weights = new Map<string, number>();
/** Pages share most of their files, and compressing takes its time. */
function sent(file: string): number {
  const weight = weights.get(file) ?? brotliCompressSync(readFileSync(join(dist, file))).length / 1000;
  weights.set(file, weight);
  return weight;
}
const sum = (files: Iterable<string>) => [...new Set(files)].reduce((total, file) => total + sent(file), 0);
const built = readdirSync(dist, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.html'))
  .map((file) => ({
    address: `/${file.replace(/(^index)?\.html$/, '')}`,
    html: readFileSync(join(dist, file)),
  }));
/** Stored posts of a few words, as they are published. */
const { render }: Renderer = await import(join(dist, '../dist-server/renderer.js'));
const posts = await Promise.all(
  postKinds.flatMap((kind) =>
    languages.map(async (language) => {
      const path = postPath(kind, samplePosts[kind].id);
      const { html } = await render(path, language, { items: [], post: samplePosts[kind] });
      return { address: localizedPath(path, language), html: Buffer.from(html) };
    }),
  ),
);

function weightOf(document: Buffer) {
  const html = document.toString();
  const listed = (pattern: RegExp) => [...html.matchAll(pattern)].flatMap(([, list = '']) => list.split(' '));
  const scripts = listed(/data-modules="([^"]*)"/g);
  return {
    files: new Set(scripts).size,
    script: sum(scripts),
    style: sum(listed(/rel="stylesheet" href="([^"]+)"/g)),
    document: brotliCompressSync(document).length / 1000,
  };
}

/** The admin area's documents in Arabic stand beside the English ones. */
const adminScreenOf = (address: string) => adminScreenAt(address.replace(/\.ar$/, ''));
const dashboards = built.filter(({ address }) => adminScreenOf(address) === 'dashboard');

describe.each(dashboards)('the views of $address', ({ html }) => {
  const [, list = ''] = /data-views="([^"]*)"/.exec(html.toString()) ?? [];
  const files: Record<string, string[]> = JSON.parse(list.replaceAll('&quot;', '"'));
  test.each(views)('%s is no heavier than it was', (view) => {
    const weight = sum(files[view] ?? []);
    expect(weight).toBeGreaterThan(0);
    expect(weight).toBeLessThanOrEqual(dashboardViews[view]);
  });
});

const showsPosts = (path: string) =>
  postKinds.some((kind) => path === listPath(kind) || path.startsWith(postPath(kind, '')));

describe.each([...built, ...posts])('$address', ({ html, address }) => {
  test('is no heavier than it was', () => {
    const { path } = canonicalPage(parsePath(address).path);
    const [script, document, files] = budgets[path] ?? (showsPosts(path) ? postsPage : anyPage);
    const screen = adminScreenOf(address);
    const budget = screen
      ? { ...admin, ...(screen === 'simple' && { script: simpleEditor, files: 14 }) }
      : { script, style: siteStyle, document, files };
    const weight = weightOf(html);
    expect(weight.script).toBeGreaterThan(0);
    expect(weight.script, 'script').toBeLessThanOrEqual(budget.script);
    expect(weight.style, 'style').toBeLessThanOrEqual(budget.style);
    expect(weight.document, 'document').toBeLessThanOrEqual(budget.document);
    expect(weight.files, 'files of scripts').toBeLessThanOrEqual(budget.files);
  });
});
