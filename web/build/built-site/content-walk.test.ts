import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { type ContentKey, content } from '#shared/content/registry.ts';
import { type Language, languages } from '#shared/language.ts';
import type { Renderer, ShownItem } from '#shared/publishing/renderer.ts';
import { boundWords } from '#shared/text/bound-words.ts';

/** The renderer of published pages, which shows stored items. */
const renderer: Renderer = await import(join(import.meta.dirname, '../../dist-server', 'renderer.js'));
const keys = Object.keys(content) as ContentKey[];
const render = async (key: ContentKey, language: Language, items: readonly ShownItem[] = []) => {
  const { html } = await renderer.render(content[key].path, language, { items });
  return html;
};
const stored = (key: ContentKey, value: string, valueAr = ''): ShownItem[] => [
  { key, value, valueAr, type: content[key].kind === 'image' ? 'image' : 'text' },
];

/** Returns a value of the item's kind that appears nowhere else on the site. */
const fresh = (key: ContentKey, mark: string) =>
  ['image', 'link'].includes(content[key].kind) ? `https://example.org/${mark}.webp` : `Value ${mark}`;
/** Returns the form in which the item's value appears in a document. */
const shown = (key: ContentKey, value: string) => {
  if (content[key].kind === 'image') return `src="${value}"`;
  return content[key].kind === 'link' ? `href="${value}"` : value;
};
const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll("'", '&#x27;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
/** Returns the markup of a document's body without its data. */
const body = (html: string) =>
  html.slice(html.indexOf('<body>')).replace(/<script type="application\/json".*/, '');

/** Compares a boolean, because a failure of `toContain` would print the whole document. */
const expectShown = (html: string, key: ContentKey, text: string) =>
  expect(html.includes(text), `${content[key].path} does not show ${key}: nothing there uses it`).toBe(true);

describe.each(keys)('%s', (key) => {
  test('shows its stored English text', async () => {
    const value = fresh(key, 'english');
    const before = body(await render(key, 'en'));
    const after = body(await render(key, 'en', stored(key, value, fresh(key, 'arabic'))));
    expect(before).not.toContain(value);
    expectShown(after, key, shown(key, value));
    expect(after).not.toContain(fresh(key, 'arabic'));
  });

  test('shows its stored Arabic text in Arabic', async () => {
    const after = body(await render(key, 'ar', stored(key, fresh(key, 'english'), fresh(key, 'arabic'))));
    expectShown(after, key, shown(key, fresh(key, 'arabic')));
    expect(after).not.toContain(fresh(key, 'english'));
  });

  test('shows its base value in Arabic if it has no Arabic', async () => {
    const after = body(await render(key, 'ar', stored(key, fresh(key, 'english'))));
    expectShown(after, key, shown(key, fresh(key, 'english')));
  });

  test.each(languages)('shows its fallback in %s while nothing is stored', async (language) => {
    const fallback = content[key].fallback[language];
    const text = fallback && escaped(language === 'ar' ? boundWords(fallback) : fallback);
    if (text) expectShown(body(await render(key, language)), key, shown(key, text));
    expect(body(await render(key, language, stored(key, '')))).toBe(body(await render(key, language)));
  });

  test('is never markup', async () => {
    const value = '"><script>alert(1)</script><img src=x onerror=alert(1)>';
    const after = await render(key, 'en', stored(key, value, value));
    expect(after).not.toContain('<script>alert');
    expect(after).not.toContain('<img src=x');
  });
});

describe.each(keys.filter((key) => ['image', 'link'].includes(content[key].kind)))('the URL %s', (key) => {
  test.each([
    'javascript:alert(1)',
    'http://example.org/a.png',
    '//example.org/a.png',
    'data:image/svg+xml,<svg/>',
  ])('is not used by %s', async (address) => {
    const before = body(await render(key, 'en'));
    expect(body(await render(key, 'en', stored(key, address, address)))).toBe(before);
  });
});

test('a rendering leaves no state behind', async () => {
  const before = await render('hero_title', 'en');
  await render('hero_title', 'en', stored('hero_title', 'Other'));
  expect(await render('hero_title', 'en')).toBe(before);
});
