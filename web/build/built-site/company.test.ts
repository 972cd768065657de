import '#functions/data/testing/environment.ts';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, expect, test, vi } from 'vitest';
import { publish, published, publisherOf } from '#functions/publisher/testing/publisher-of.ts';
import { World } from '#functions/publisher/testing/world.ts';
import { builtInCompany, type CompanyKey, companyKeys } from '#shared/company/company.ts';
import { content } from '#shared/content/registry.ts';
import { type Language, languages } from '#shared/language.ts';
import type { Renderer } from '#shared/publishing/renderer.ts';

/** The renderer and the files of the last build. */
const renderer: Renderer = await import(join(import.meta.dirname, '../../dist-server/renderer.js'));
const dist = join(import.meta.dirname, '../../dist');

const edited = {
  company_name: { en: 'Shelf and Partners', ar: 'رف وشركاه' },
  contact_address: { en: 'Street of the tests, Erbil', ar: 'شارع التجارب، أربيل' },
  contact_phone: { en: '+964 111 222 3333', ar: '+964 444 555 6666' },
  contact_email: { en: 'edited@shelf.example', ar: 'arabic@shelf.example' },
  social_linkedin: { en: 'https://social.example/one', ar: 'https://social.example/one' },
  social_facebook: { en: 'https://social.example/two', ar: 'https://social.example/two' },
  social_twitter: { en: 'https://social.example/three', ar: 'https://social.example/three' },
} satisfies Record<CompanyKey, Record<Language, string>>;

beforeEach(() => {
  vi.spyOn(console, 'log').mockReturnValue();
});

/** Returns all published documents and the texts of the drawn pictures, by key, with no-break spaces and entities replaced. */
const everything = (world: World): [string, string][] =>
  Object.entries({ ...published(world), ...Object.fromEntries(world.pictures) }).map(([name, text]) => [
    name,
    text.replaceAll(/\u00A0|&nbsp;/g, ' ').replaceAll('&amp;', '&'),
  ]);
const filesWith = (files: readonly [string, string][], text: string) =>
  files.flatMap(([name, content]) => (content.includes(text) ? name : []));

test('every description of the company can be edited, and no page contains the former one', async () => {
  const world = new World();
  world.savePosts(14);
  world.savePost('career', 'job-of-the-tests-1', { title: 'Auditor', titleAr: 'مدقق' });
  const publisher = publisherOf(world, renderer);
  await publish(publisher, 'all');
  const first = everything(world);
  const facts = companyKeys.flatMap((key) =>
    languages.map((language) => ({
      key,
      language,
      old: content[key].fallback[language],
      edited: edited[key][language],
    })),
  );
  for (const { key, old } of facts) if (old !== '') expect(filesWith(first, old), key).not.toEqual([]);
  for (const key of companyKeys) world.saveContent(key, edited[key].en, edited[key].ar);
  world.pictures.clear();
  await publish(publisher, 'content');
  expect(world.status?.failures).toEqual([]);
  const files = everything(world);
  for (const { key, language, old, edited } of facts) {
    expect(old === '' ? [] : filesWith(files, old), `${key} in ${language} as it was`).toEqual([]);
    expect(filesWith(files, edited), `${key} in ${language} as it is`).not.toEqual([]);
  }
  for (const language of languages) {
    const name = edited.company_name[language];
    const start = `pages/${renderer.release}/${language === 'ar' ? 'ar/' : ''}`;
    const home = language === 'ar' ? `pages/${renderer.release}/ar.html` : `${start}index.html`;
    for (const file of [
      home,
      `${start}blog/feed.xml`,
      `${start}site.webmanifest`,
      `pages/${renderer.release}/404.html`,
    ])
      expect(filesWith(files, name), `${file} names the company`).toContain(file);
    // The sharing pictures of documents also contain the name.
    const document = new Map(files).get(home) ?? '';
    const [, picture = ''] = /property="og:image" content="[^"]+\/(pictures\/[^"]+)"/.exec(document) ?? [];
    expect(JSON.parse(world.pictures.get(picture) ?? '{}')).toMatchObject({ language, title: name });
  }
});

test('no other published file describes the company', () => {
  const files = readdirSync(dist, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(txt|xml|json|svg|webmanifest)$/.test(file))
    .map((file): [string, string] => [file, readFileSync(join(dist, file), 'utf8')]);
  expect(files.map(([file]) => file)).toContain(join('.well-known', 'security.txt'));
  for (const fact of [
    builtInCompany.name,
    builtInCompany.phone,
    builtInCompany.email,
    builtInCompany.address,
  ])
    for (const text of Object.values(fact)) expect(filesWith(files, text)).toEqual([]);
});
