import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { isAdminPath } from '#shared/admin-paths.ts';
import { webManifest } from '#shared/publishing/web-manifest.ts';
import { boundWords } from '#shared/text/bound-words.ts';
import { inlineStyles } from '#web-testing/inline-styles.ts';

/** The files that visitors download, from the last build. */
const dist = join(import.meta.dirname, '../../dist');
const read = (file: string) => readFileSync(join(dist, file), 'utf8');
const documents = readdirSync(dist, { recursive: true, encoding: 'utf8' }).filter((file) =>
  file.endsWith('.html'),
);
const pages = documents.filter((file) => !isAdminPath(`/${file.replace(/(\.ar)?\.html$/, '')}`));
const linked = (html: string, attribute: RegExp) =>
  [...html.matchAll(attribute)].map((match) => match[1] ?? '');
const modulesOf = (html: string) =>
  linked(html, /data-modules="([^"]*)"/g).flatMap((list) => list.split(' '));

test.each(documents)('%s declares its encoding within the first 1,024 bytes', (file) => {
  expect(Buffer.from(read(file)).subarray(0, 1024).toString()).toContain('<meta charset="utf-8">');
});

describe.each(pages)('%s', (file) => {
  const html = read(file);

  test('contains a rule for every class it uses', () => {
    const css = [...inlineStyles(html), ...linked(html, /rel="stylesheet" href="([^"]+)"/g).map(read)]
      .join('\n')
      .replaceAll('\\', '');
    const used = new Set(linked(html, /class="([^"]*)"/g).flatMap((list) => unescapeHtml(list).split(/\s+/)));
    const unstyled = [...used].filter((name) => name && !plain.test(name) && !css.includes(`.${name}`));
    expect(unstyled).toEqual([]);
  });

  test('has one inline stylesheet and one inline script, and no style attributes', () => {
    expect(html).not.toMatch(/\sstyle="/);
    expect(html.match(/<style/g)).toHaveLength(1);
    const inline = html.match(/<script(?![^>]*\s(type|src)=)[^>]*>/g);
    // The not-found page has one more script, which chooses the language.
    expect(inline).toHaveLength(file === '404.html' ? 2 : 1);
  });

  test('loads no admin code and no style engine', () => {
    expect(
      modulesOf(html).filter((module) => /Admin Dashboard|emotion|chakra-theme/.test(read(module))),
    ).toEqual([]);
  });

  test('refers only to files that were built', () => {
    const files = new Set(readdirSync(dist, { recursive: true, encoding: 'utf8' }).map((name) => `/${name}`));
    const references = [
      ...linked(html, /(?:src|srcSet|srcset|href)="(\/assets\/[^"]+)"/g),
      ...modulesOf(html),
    ];
    expect(references.filter((reference) => !files.has(reference))).toEqual([]);
  });
});

describe.each(pages.filter((file) => file.startsWith('ar/') || file === 'ar.html'))('%s', (file) => {
  test('ends no line in a bound word', () => {
    const texts = linked(read(file).slice(read(file).indexOf('<body')), />([^<>]+)</g);
    expect(texts.length).toBeGreaterThan(20);
    expect(texts.filter((text) => boundWords(text) !== text)).toEqual([]);
  });
});

const unescapeHtml = (text: string) =>
  text
    .replaceAll('&quot;', '"')
    .replaceAll('&#x27;', "'")
    .replaceAll('&gt;', '>')
    .replaceAll('&lt;', '<')
    .replaceAll('&amp;', '&');

/** Class names that only name an element: recipes without rules of their own, icons, groups. */
const plain = /^(button|input|badge|rail|container|select|rtl|lucide.*|group|peer)$/;

test('all pages declare the same theme colour', () => {
  const { theme_color } = JSON.parse(webManifest('en', ''));
  for (const file of pages)
    expect(read(file)).toContain(`<meta name="theme-color" content="${theme_color}">`);
});

test('rules for a writing direction select by direction, not by language', () => {
  const sheets = readdirSync(join(dist, 'assets')).filter((file) => file.endsWith('.css'));
  const css = sheets.map((file) => read(join('assets', file))).join('\n');
  expect(css).toMatch(/[^\\]:dir\(rtl\)/);
  expect(css).not.toContain(':lang(he)');
});

test('every public page exists in both languages', () => {
  const english = pages.filter((file) => !file.startsWith('ar') && file !== '404.html');
  for (const file of english) expect(pages).toContain(file === 'index.html' ? 'ar.html' : `ar/${file}`);
});
