import { readdirSync, readFileSync, statSync } from 'node:fs';
import { basename, join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { adminScreenAt } from '#shared/admin-paths.ts';
import { languages, localizedPath, parsePath } from '#shared/language.ts';
import { postKinds } from '#shared/posts/kinds.ts';
import { listPath, parsePostPath, postPath } from '#shared/posts/paths.ts';
import { compressedFolder } from '#shared/publishing/addresses.ts';
import type { Renderer } from '#shared/publishing/renderer.ts';
import { type View, views } from '#web/admin/dashboard/views.ts';
import { canonicalPage, likelyPages, pageAt } from '#web/app/page-table.ts';
import { samplePosts } from '#web/testing/sample-posts.ts';
import { inlineStyles, withoutStyles } from '#web-testing/inline-styles.ts';

/** A group of pages that download about the same. */
type Kind = 'home' | 'post' | 'list' | 'likely' | 'exhibit' | 'method' | 'report' | 'other';

/**
 * The maximum download of a page before the visitor does something: scripts and document in kB as sent (brotli), and the number
 * of script files. Each limit is 5 % above the heaviest page of its kind in the heavier language. If a page exceeds its limit,
 * find the cause: fix it, or raise the number and say why.
 */
const budgets: Readonly<Record<Kind, readonly [script: number, document: number, files: number]>> = {
  home: [98.6, 13.5, 8],
  post: [88.2, 8.7, 7],
  list: [114.5, 7.6, 11],
  likely: [109.8, 8.1, 9],
  exhibit: [98.6, 18.1, 11],
  // The page itself contains eight sections with drawings, and no exhibit that is loaded later.
  method: [108.2, 14.5, 11],
  // Six pages of A4 are prerendered.
  report: [97, 19.4, 11],
  other: [97.2, 9.3, 11],
};
const siteStyle = 17.3;
/**
 * In kB. `exhibitStyle`: the additional stylesheet of a page with an exhibit. `reportStyle`: that of the report.
 * `exhibitScript`: the script of an exhibit, which is loaded when the exhibit comes near the window.
 */
const exhibitStyle = 5.3;
const reportStyle = 5.7;
const exhibitScript = 12;
const admin = { script: 119.1, style: 19.1, document: 3.9, files: 7 };
/**
 * In kB: the scripts of the simple editor, and those that each view of the dashboard loads in addition to the code of every
 * screen.
 */
const simpleEditor = 170.8;
const dashboardViews: Readonly<Record<View, number>> = {
  content: 51.9,
  messages: 38.8,
  posts: 53,
  pictures: 102.9,
  newsletter: 43.7,
  usage: 2.5,
  people: 46.2,
  backups: 54.6,
  overview: 41.3,
};

/** In kB: the visual editor, which is loaded with the first post that is opened. */
const visualEditor = 80.8;

const dist = join(import.meta.dirname, '../../dist');
const weights = new Map<string, number>();
/** Returns the compressed size of a file in kB. The sizes are kept, since pages share most of their files. */
function sent(file: string): number {
  const weight = weights.get(file) ?? compressedSize(file) / 1000;
  weights.set(file, weight);
  return weight;
}
/** Scripts are deployed as the build compressed them. */
function compressedSize(file: string): number {
  if (!file.endsWith('.js')) return brotliCompressSync(readFileSync(join(dist, file))).length;
  return statSync(join(dist, compressedFolder, basename(file))).size;
}
/**
 * Returns the compressed size of an inline stylesheet in kB. The sizes are kept, because documents have the same stylesheet.
 */
function compressed(text: string): number {
  const weight = weights.get(text) ?? brotliCompressSync(text).length / 1000;
  weights.set(text, weight);
  return weight;
}
const sum = (files: Iterable<string>) => [...new Set(files)].reduce((total, file) => total + sent(file), 0);
const built = readdirSync(dist, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.html'))
  .map((file) => ({
    address: `/${file.replace(/(^index)?\.html$/, '')}`,
    html: readFileSync(join(dist, file)),
  }));
/** The renderer of the last build. It renders pages of short sample posts here. */
const { render }: Renderer = await import(join(dist, '../dist-server/renderer.js'));
const posts = await Promise.all(
  postKinds.flatMap((kind) =>
    languages.map(async (language) => {
      const path = postPath(kind, samplePosts[kind].id);
      const others = ['one', 'two', 'three'].map((id) => ({ ...samplePosts[kind], id }));
      const related = others.filter((post) => 'category' in post);
      const { html } = await render(path, language, { items: [], post: samplePosts[kind], related });
      return { address: localizedPath(path, language), html: Buffer.from(html) };
    }),
  ),
);

function weightOf(document: Buffer) {
  const html = document.toString();
  const listed = (pattern: RegExp) => [...html.matchAll(pattern)].flatMap(([, list = '']) => list.split(' '));
  const scripts = listed(/data-modules="([^"]*)"/g);
  return {
    scripts,
    files: new Set(scripts).size,
    script: sum(scripts),
    style:
      sum(listed(/rel="stylesheet" href="([^"]+)"/g)) +
      inlineStyles(html).reduce((total, text) => total + compressed(text), 0),
    document: brotliCompressSync(withoutStyles(html)).length / 1000,
  };
}

/** Arabic documents of the admin area have `.ar` at the end of their names. */
const adminScreenOf = (address: string) => adminScreenAt(address.replace(/\.ar$/, ''));
const dashboards = built.filter(({ address }) => adminScreenOf(address) === 'dashboard');

describe.each(dashboards)('the views of $address', ({ html }) => {
  const [, list = ''] = /data-views="([^"]*)"/.exec(html.toString()) ?? [];
  const files: Record<string, string[]> = JSON.parse(list.replaceAll('&quot;', '"'));
  test.each(views)('%s stays within its budget', (view) => {
    const weight = sum(files[view] ?? []);
    expect(weight).toBeGreaterThan(0);
    expect(weight).toBeLessThanOrEqual(dashboardViews[view]);
  });
});

/** Returns the size of the stylesheets that a page has in addition to the site's, in kB. */
function styleOf(kind: Kind): number {
  if (kind === 'report') return reportStyle;
  return kind === 'exhibit' || kind === 'method' ? exhibitStyle : 0;
}

function kindOf(path: string, html: Buffer): Kind {
  if (path === '/') return 'home';
  if (postKinds.some((kind) => path === listPath(kind))) return 'list';
  if (parsePostPath(path)) return 'post';
  const { folder } = pageAt(path) ?? {};
  if (folder === 'method') return 'method';
  if (folder === 'sample-report') return 'report';
  if (html.includes(' data-exhibit')) return 'exhibit';
  return likelyPages.includes(pageAt(path)?.folder ?? '') ? 'likely' : 'other';
}

describe.each([...built, ...posts])('$address', ({ html, address }) => {
  test('stays within its budget', () => {
    const { path } = canonicalPage(parsePath(address).path);
    const kind = kindOf(path, html);
    const [script, document, files] = budgets[kind];
    const screen = adminScreenOf(address);
    const budget = screen
      ? { ...admin, ...(screen === 'simple' && { script: simpleEditor, files: 14 }) }
      : { script, style: siteStyle + styleOf(kind), document, files };
    const weight = weightOf(html);
    expect(weight.script).toBeGreaterThan(0);
    expect(weight.script, 'script').toBeLessThanOrEqual(budget.script);
    expect(weight.style, 'style').toBeLessThanOrEqual(budget.style);
    expect(weight.document, 'document').toBeLessThanOrEqual(budget.document);
    expect(weight.files, 'files of scripts').toBeLessThanOrEqual(budget.files);
  });
});

test.each(readdirSync(join(dist, 'assets')).filter((file) => /-exhibit-.*\.js$/.test(file)))(
  'the script of the exhibit %s is small',
  (file) => {
    expect(sent(join('assets', file))).toBeLessThanOrEqual(exhibitScript);
  },
);

test.each(readdirSync(join(dist, 'assets')).filter((file) => /^visual-editor-.*\.js$/.test(file)))(
  'the visual editor %s stays within its budget, and no screen loads it at first',
  (file) => {
    expect(sent(join('assets', file))).toBeLessThanOrEqual(visualEditor);
    expect(built.filter(({ html }) => html.includes(file))).toEqual([]);
  },
);

/** Libraries that the hydration of a post must not load, each with a word that its code contains. */
const unneeded = {
  'the reader of Markdown': 'thematicBreak',
  'the query library': 'refetchOnWindowFocus',
  zod: '_zod',
};

describe.each(posts)('the page of a post, $address,', ({ html }) => {
  const { scripts } = weightOf(html);
  test.each(Object.entries(unneeded))('is hydrated without %s', (_what, word) => {
    expect(scripts.filter((file) => readFileSync(join(dist, file), 'utf8').includes(word))).toEqual([]);
  });
});
