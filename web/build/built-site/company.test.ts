import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { companyKeys, companyOf } from '#shared/company.ts';
import { type ContentKey, content } from '#shared/content/registry.ts';
import { languages } from '#shared/language.ts';
import { postKinds } from '#shared/posts/kinds.ts';
import { postPath } from '#shared/posts/paths.ts';
import { archivePath } from '#shared/publishing/addresses.ts';
import type { DocumentData, Renderer, ShownItem } from '#shared/publishing/renderer.ts';
import { boundWords } from '#shared/text/bound-words.ts';
import { samplePosts } from '#web/testing/sample-posts.ts';

const renderer: Renderer = await import(join(import.meta.dirname, '../../dist-server', 'renderer.js'));

/** Every document that is published, with posts of each kind of which nobody says who wrote them. */
const documents: readonly { path: string; data: Omit<DocumentData, 'items'> }[] = [
  ...renderer.pages.map(({ path, lists }) => ({
    path,
    data: { lists: Object.fromEntries(lists.map((kind) => [kind, { posts: [anonymous(kind)] }])) },
  })),
  ...postKinds.map((kind) => ({
    path: postPath(kind, samplePosts[kind].id),
    data: { post: anonymous(kind) },
  })),
  ...postKinds.map((kind) => ({
    path: archivePath(kind, 'of-the-tests'),
    data: { archive: { id: 'of-the-tests', posts: [anonymous(kind)] } },
  })),
];

function anonymous(kind: (typeof postKinds)[number]) {
  const post = samplePosts[kind];
  return 'author' in post ? { ...post, author: '', authorAr: '' } : post;
}

const marks: Record<(typeof companyKeys)[number], string> = {
  company_name: 'Shelf and Partners',
  contact_address: 'Street of the tests 7',
  contact_phone: '+964 750 777 7777',
  contact_email: 'marked@example.org',
  social_linkedin: 'https://social.example/linkedin',
  social_facebook: 'https://social.example/facebook',
  social_twitter: 'https://social.example/twitter',
};
const stored = (key: ContentKey, value: string): ShownItem => ({ key, value, valueAr: '', type: 'text' });

describe.each(companyKeys)('once the owner has changed %s', (key) => {
  const items = [stored(key, marks[key])];
  const before = Object.values(content[key].fallback).filter((text) => text !== '');

  test.each(languages)('no document in %s says what it was, and each says what it is', async (language) => {
    for (const { path, data } of documents) {
      const { html } = await renderer.render(path, language, { ...data, items });
      for (const old of before) {
        for (const text of [old, boundWords(old)])
          expect(html.includes(text), `${path} says ${text}`).toBe(false);
      }
      expect(html.includes(marks[key]), `${path} does not say ${marks[key]}`).toBe(true);
    }
  });
});

test.each(languages)('what machines read of a page in %s is of the company as it is', async (language) => {
  const items = companyKeys.map((key) => stored(key, marks[key]));
  const { name, address, phone, email, social } = companyOf(new Map(items.map((item) => [item.key, item])));
  for (const { path, data } of documents) {
    const { html } = await renderer.render(path, language, { ...data, items });
    const [, json = ''] = /<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/s.exec(html) ?? [];
    if (!json) continue;
    const [organization] = JSON.parse(json)['@graph'];
    expect(organization, path).toMatchObject({
      name: name[language],
      telephone: phone[language],
      email: email[language],
      address: { streetAddress: address[language] },
      sameAs: social,
    });
  }
});
