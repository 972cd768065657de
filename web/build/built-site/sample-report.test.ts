import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { JSDOM } from 'jsdom';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { describe, expect, test } from 'vitest';
import printed from '#art/report-source.json' with { type: 'json' };
import { reportSource } from '#art/report-source.ts';
import { languages, localizedPath } from '#shared/language.ts';
import { withoutStyles } from '#web-testing/inline-styles.ts';

const dist = join(import.meta.dirname, '../../dist');
const pageCount = 6;

/**
 * Returns the sorted letters of a text without white space. The PDF breaks lines elsewhere, and PDF readers order Arabic
 * differently.
 */
const lettersOf = (text: string) =>
  [...text.normalize('NFKC').replace(/[\p{Cc}\s\u00AD\u200B-\u200F\u202A-\u202E\u2066-\u2069]/gu, '')]
    .sort()
    .join('');
/** Returns a text without white space, in its order. */
const wordsOf = (text: string) => text.normalize('NFKC').replace(/\s+/gu, '');

interface Tag {
  role?: string;
  alt?: string;
  children?: Tag[];
}
const allOf = (tag: Tag): Tag[] => [tag, ...(tag.children ?? []).flatMap(allOf)];

describe.each(languages)('the sample report in %s', async (language) => {
  const html = readFileSync(join(dist, `${localizedPath('/sample-report', language)}.html`), 'utf8');
  const file = readFileSync(join(dist, `sample-report/sample-report-${language}.pdf`));
  const pdf = await getDocument({ data: new Uint8Array(file), verbosity: 0 }).promise;
  const { document } = new JSDOM(withoutStyles(html)).window;
  for (const element of document.querySelectorAll('[data-sheet=no]')) element.remove();
  const pages = Array.from({ length: pageCount }, (_, i) => document.querySelector(`#page-${i + 1}`));

  test('is up to date: if not, `npm run build` and then `npm run art -- --report`', () => {
    expect(reportSource(html)).toBe(printed[language]);
  });

  test('is a file of at most 600 kB, with six pages, its language and its title', async () => {
    expect(file.length).toBeLessThanOrEqual(600_000);
    expect(pdf.numPages).toBe(pageCount);
    const { info } = await pdf.getMetadata();
    expect(info).toMatchObject({ Language: language, Title: document.title });
  });

  test('is tagged: headings, table headers, and descriptions of drawings', async () => {
    expect(await pdf.getMarkInfo()).toMatchObject({ Marked: true });
    const trees = await Promise.all(pages.map(async (_, i) => (await pdf.getPage(i + 1)).getStructTree()));
    const tags = trees.flatMap((tree) => allOf(tree as Tag));
    const count = (role: string) => tags.filter((tag) => tag.role === role).length;
    expect(count('H2')).toBe(pageCount);
    expect(count('H3')).toBe(document.querySelectorAll('article h3').length);
    expect(count('Table')).toBe(document.querySelectorAll('article table').length);
    expect(count('TH')).toBe(document.querySelectorAll('article th').length);
    const drawings = [...document.querySelectorAll('article svg[role=img]')].map((svg) =>
      svg.getAttribute('aria-label'),
    );
    const figures = tags.filter(({ role }) => role === 'Figure').map(({ alt }) => alt);
    expect(figures).toEqual(expect.arrayContaining(drawings));
  });

  test('has a bookmark for each page and each block', async () => {
    const outline = await pdf.getOutline();
    const titles = (selector: string) =>
      [...document.querySelectorAll(`article ${selector}`)].map(({ textContent }) =>
        lettersOf(textContent ?? ''),
      );
    expect(outline.map(({ title }) => lettersOf(title))).toEqual(titles('h2'));
    expect(outline.flatMap(({ items }) => items.map(({ title }) => lettersOf(title)))).toEqual(titles('h3'));
  });

  test.each(pages.map((page, i) => [i + 1, page] as const))(
    'has on page %i the text of the web page',
    async (number, page) => {
      const { items } = await (await pdf.getPage(number)).getTextContent();
      const text = items
        .map((item) => ('str' in item ? item.str : ''))
        .join(' ')
        .normalize();
      const sentences = [...(page?.querySelectorAll('p, h2, h3') ?? [])];
      expect(lettersOf(text)).toBe(lettersOf(page?.textContent ?? ''));
      expect(sentences.length).toBeGreaterThan(0);
      for (const sentence of sentences) {
        // pdf.js swaps the parts of an Arabic line before and after a number or a sign, and puts a blank before the vowel sign of a
        // word's last letter. The letters above include these.
        if (language === 'en') expect(wordsOf(text)).toContain(wordsOf(sentence.textContent ?? ''));
        else
          for (const word of sentence.innerHTML
            .replace(/<[^>]*>/g, ' ')
            .normalize()
            .match(/[\u0621-\u0652]*[\u0621-\u064A]/g) ?? [])
            expect(text).toContain(word);
      }
    },
  );
});
