import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { parsePath } from '#shared/language.ts';
import { postKinds } from '#shared/posts/kinds.ts';
import { postPath } from '#shared/posts/paths.ts';
import type { Renderer } from '#shared/publishing/renderer.ts';
import { aliasPaths, canonicalPage, pageAt, pagePaths } from '#web/app/page-table.ts';
import { type ContactReason, contactPath, contactReasonAt } from '#web/lib/contact-paths.ts';
import { samplePosts } from '#web/testing/sample-posts.ts';

const dist = join(import.meta.dirname, '../../dist');
const { render }: Renderer = await import(join(dist, '../dist-server/renderer.js'));
const languages = ['en', 'ar'] as const;

/** Every public document: its address in the English form, its language, its text. */
const documents = [
  ...readdirSync(dist, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.html') && !/^(ar\/)?(admin|404|management)/.test(file))
    .map((file) => ({
      ...parsePath(`/${file.replace(/(^index)?\.html$/, '')}`),
      html: readFileSync(join(dist, file), 'utf8'),
    })),
  ...(await Promise.all(
    postKinds.flatMap((kind) =>
      languages.map(async (language) => {
        const path = postPath(kind, samplePosts[kind].id);
        const { html } = await render(path, language, { items: [], post: samplePosts[kind] });
        return { path, language, html };
      }),
    ),
  )),
];

/**
 * Returns the English forms of the URLs of the links to the contact page in a part of a document, without the link to the other
 * language.
 */
function contactLinks(html: string, language: (typeof languages)[number]): string[] {
  return [...html.matchAll(/<a [^>]*?href="([^"]*)"[^>]*>/g)]
    .filter(([tag]) => !/ hreflang=/i.test(tag))
    .map(([, href = '']) => href)
    .filter((href) => /^(\/ar)?\/contact(\/|$|\?)/.test(href))
    .map((href) => {
      const parsed = parsePath(href);
      expect(parsed.language, href).toBe(language);
      return parsed.path;
    });
}

const main = (html: string) => html.slice(html.indexOf('<main'), html.indexOf('</main>'));
const around = (html: string) => html.replace(main(html), '');

/**
 * The reasons with which links in a page's content open the contact page, by the page's folder. Other pages link to it without
 * a reason, or for a quote.
 */
const reasons: Readonly<Record<string, readonly (ContactReason | undefined)[]>> = {
  home: ['quote', 'custom-audits', 'demo', undefined],
  'what-we-do': ['custom-audits', undefined],
  'retail-audit': ['retail-audit'],
  activation: ['activation'],
  'mystery-shopping': ['mystery-shopping'],
  'market-research': ['market-research'],
  'custom-audits': ['custom-audits'],
  software: ['demo'],
  'digital-commerce': ['digital-commerce'],
  careers: ['career'],
};

test('every address of the contact page has a document in both languages', () => {
  for (const path of [...pagePaths, ...aliasPaths].filter((one) => pageAt(one)?.folder === 'contact')) {
    for (const language of languages) {
      const shown = documents.find((one) => one.path === path && one.language === language);
      expect(shown?.html, path).toContain('id="contact-name"');
    }
  }
});

test('links in the content of a page open the contact page with the page’s subject', () => {
  for (const { path, language, html } of documents) {
    const led = new Set(contactLinks(main(html), language));
    const folder = pageAt(path)?.folder ?? '';
    const expected = path.startsWith('/careers/') ? ['career' as const] : reasons[folder];
    const name = `${path} in ${language}`;
    if (expected) expect(led, name).toEqual(new Set(expected.map(contactPath)));
    else
      expect(
        [...led].filter((one) => ![undefined, 'quote'].includes(contactReasonAt(one))),
        name,
      ).toEqual([]);
  }
});

test('the button on every page asks for a quote, and other common links have no subject', () => {
  for (const { path, language, html } of documents) {
    const led = new Set(contactLinks(around(html), language));
    expect(led, `${path} in ${language}`).toEqual(new Set([contactPath('quote'), contactPath()]));
  }
});

test('every link to the contact page has a document', () => {
  const built = new Set(documents.map(({ path, language }) => `${path} ${language}`));
  for (const { html, language } of documents) {
    for (const path of contactLinks(html, language)) expect(built).toContain(`${path} ${language}`);
  }
});

test('an address of the contact page with a subject has the contact page as canonical page', () => {
  for (const path of aliasPaths.filter((one) => contactReasonAt(one)))
    expect(canonicalPage(path).path).toBe('/contact');
});

test('the home page, every service page and every article link to the sample report, once', () => {
  const services = ['retail-audit', 'activation', 'mystery-shopping', 'market-research', 'custom-audits'];
  services.push('software', 'digital-commerce', 'home');
  const shown = documents.filter(
    ({ path }) => services.includes(pageAt(path)?.folder ?? '') || /^\/(blog|news)\/./.test(path),
  );
  expect(shown.length).toBeGreaterThan((services.length + 2) * languages.length - 1);
  for (const { path, language, html } of shown) {
    const links = main(html).match(/<a [^>]*href="(\/ar)?\/sample-report"/g);
    expect(links, `${path} in ${language}`).toHaveLength(1);
  }
});

test('a service that is not an audit of shelves has a sample of its own, and links to it first', () => {
  for (const folder of ['market-research', 'digital-commerce']) {
    for (const { path, language, html } of documents.filter((one) => pageAt(one.path)?.folder === folder)) {
      const [first] = main(html).match(/<a [^>]*href="[^"]*(sample-report|#sample)"/g) ?? [];
      expect(first, `${path} in ${language}`).toContain(`${path}#sample`);
      expect(main(html)).toContain('id="sample"');
    }
  }
});
