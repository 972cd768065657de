import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { brand } from '#shared/company/brand.ts';

/** The texts of a page, by the place of each: `hero.title`, `services.items.2`. */
type Texts = Map<string, string>;

const folders = readdirSync(import.meta.dirname, { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name);
/** The folders with the copy and the editable texts of each page; the shell counts as a page. */
const pages = [...folders, 'home/below-the-fold', '../app/shell'];

/** Pages without an Arabic text: one document shows both languages, or the page is in English in both. */
const notInArabic = ['not-found', 'digital-commerce'];

/** Text that stays as it is in Arabic: technical terms, and names of things the reader meets in that form. */
const untranslated = [
  brand.parent.ar,
  brand.email,
  brand.social[0].url,
  'Amazon Web Services',
  'cookie-consent',
  'help-bubble',
  'contact-draft',
  'chat-draft',
  'language',
  'campaign',
  'SKU',
  'PDF',
  'Facings',
  'POSM',
  'GPS',
  'IP',
];

async function textsOf(page: string, language: 'en' | 'ar'): Promise<Texts> {
  const { copy, texts: fallbacks } = await import(join(import.meta.dirname, page, `copy.${language}.ts`));
  const texts: Texts = new Map();
  collect({ ...copy, ...fallbacks }, '', texts);
  return texts;
}

function collect(value: unknown, place: string, texts: Texts) {
  if (typeof value === 'string') texts.set(place, value);
  else if (typeof value === 'object' && value !== null) {
    for (const [key, part] of Object.entries(value)) collect(part, place ? `${place}.${key}` : key, texts);
  }
}

const matching = (texts: Texts, pattern: RegExp) =>
  [...texts].filter(([, text]) => pattern.test(text)).map(([place, text]) => `${place}: ${text}`);

describe.each(pages)('the copy of %s', (page) => {
  test('has the same structure in both languages', async () => {
    const [english, arabic] = await Promise.all([textsOf(page, 'en'), textsOf(page, 'ar')]);
    expect([...arabic.keys()].sort()).toEqual([...english.keys()].sort());
  });

  test.each(['en', 'ar'] as const)(
    'has a description short enough for search results in %s',
    async (language) => {
      const description = (await textsOf(page, language)).get('meta.description') ?? '';
      expect(description.length).toBeLessThanOrEqual(155);
    },
  );

  test.each(['en', 'ar'] as const)('has the site’s present name in the title, in %s', async (language) => {
    const [, name] = (await textsOf(page, language)).get('meta.title')?.split(' | ') ?? [];
    if (name !== undefined) expect([brand.name.en, brand.name.ar]).toContain(name);
  });

  test.each(['en', 'ar'] as const)('has no empty text in %s', async (language) => {
    const texts = await textsOf(page, language);
    if (page === 'not-found') texts.delete('meta.keywords');
    expect(matching(texts, /^\s*$/)).toEqual([]);
  });

  test('has no Arabic in English', async () => {
    if (page === 'not-found') return;
    expect(matching(await textsOf(page, 'en'), /\p{Script=Arabic}/u)).toEqual([]);
  });
});

describe.each(pages.filter((page) => !notInArabic.includes(page)))('the Arabic copy of %s', (page) => {
  test('contains no English except names and technical terms', async () => {
    const texts = await textsOf(page, 'ar');
    for (const [place, text] of texts)
      texts.set(
        place,
        untranslated.reduce((rest, term) => rest.replaceAll(term, ''), text),
      );
    expect(matching(texts, /[A-Za-z]/)).toEqual([]);
  });

  test('writes numbers in Arabic digits', async () => {
    const texts = await textsOf(page, 'ar');
    // The phone number keeps Latin digits, which is how it is dialled.
    texts.delete('contact_phone');
    expect(matching(texts, /[0-9]/)).toEqual([]);
  });

  test('uses Arabic punctuation', async () => {
    expect(matching(await textsOf(page, 'ar'), /\p{Script=Arabic}\s*[,;?]|ـ{2,}/u)).toEqual([]);
  });
});

test('checks every page', () => {
  expect(pages).toEqual(expect.arrayContaining(['home', 'contact', 'retail-audit', 'privacy']));
});
