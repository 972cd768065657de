import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { languages, localizedPath } from '#shared/language.ts';
import { canonicalPage, pageAt, pagePaths, sharedResultPaths } from '#web/app/page-table.ts';

const dist = join(import.meta.dirname, '../../dist');
/** The maximum size of a picture in bytes: the preview of a link waits for it. */
const max = 60_000;

const pages = [...pagePaths, ...sharedResultPaths].flatMap((path) =>
  languages.map((language) => {
    const address = localizedPath(path, language);
    const html = readFileSync(join(dist, `${address === '/' ? 'index' : address}.html`), 'utf8');
    const [, picture = ''] = /property="og:image" content="https:\/\/[^/]+([^"]+)"/.exec(html) ?? [];
    return { path, language, address, picture, html };
  }),
);

test.each(pages)('a link to $address is shown with a picture that can be loaded', ({ picture }) => {
  const png = readFileSync(join(dist, picture));
  expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1200, 630]);
  expect(png.length).toBeLessThanOrEqual(max);
});

test('each page has its own picture in each language, except the home page and the legal pages', () => {
  const own = pages.filter(
    ({ path, language }) =>
      canonicalPage(path).languages.includes(language) &&
      !['home', 'privacy', 'terms'].includes(pageAt(path)?.folder ?? ''),
  );
  const drawn = own.map(({ picture }) =>
    createHash('sha1')
      .update(readFileSync(join(dist, picture)))
      .digest('hex'),
  );
  expect(new Set(drawn).size).toBe(own.length);
  expect(own.length).toBeGreaterThan(20);
});

test('there is no unused picture', () => {
  const named = new Set(pages.map(({ picture }) => picture));
  expect(readdirSync(join(dist, 'og')).filter((file) => !named.has(`/og/${file}`))).toEqual([]);
});

test.each(pages.filter(({ path }) => sharedResultPaths.includes(path)))(
  '$address, which visitors share, has its own metadata, and is not indexed',
  ({ address, html }) => {
    expect(html).toContain('<meta name="robots" content="noindex"');
    expect(html).toMatch(new RegExp(`<meta property="og:url" content="https://[^/"]+${address}"`));
  },
);
