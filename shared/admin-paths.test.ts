import { expect, test } from 'vitest';
import {
  adminAddresses,
  adminDocument,
  adminScreenAt,
  beginningLanguage,
  contentItemAddress,
  messageAddress,
  personAddress,
  pictureAddress,
  postEditorAddress,
} from './admin-paths.ts';

test.each([
  ['/admin', 'dashboard'],
  ['/admin-panel', 'dashboard'],
  ['/admin-panel/', 'dashboard'],
  ['/admin/login', 'login'],
  ['/admin/password', 'password'],
  ['/admin-simple', 'simple'],
  ['/management', 'management'],
  ['/management/keys', undefined],
  ['/admin/nowhere', undefined],
  ['/', undefined],
])('%s opens %s', (path, screen) => expect(adminScreenAt(path)).toBe(screen));

test('every screen is opened at its own address', () => {
  for (const [screen, address] of Object.entries(adminAddresses)) expect(adminScreenAt(address)).toBe(screen);
});

test('things are edited at their own addresses, an Arabic text with its language', () => {
  expect([
    postEditorAddress('news', 'a b'),
    postEditorAddress('blog', 'post', 'ar'),
    postEditorAddress('career', 'post', 'en'),
    contentItemAddress('hero_title', 'ar'),
    contentItemAddress('hero_title'),
    pictureAddress('a/b'),
    personAddress('a+b'),
    messageAddress('message'),
  ]).toEqual([
    '/admin-panel?tab=news&post=a%20b',
    '/admin-panel?tab=blog&post=post&language=ar',
    '/admin-panel?tab=careers&post=post',
    '/admin-panel?tab=content&item=hero_title&language=ar',
    '/admin-panel?tab=content&item=hero_title',
    '/admin-panel?tab=pictures&picture=a%2Fb',
    '/admin-panel?tab=people&person=a%2Bb',
    '/admin-panel?tab=messages&message=message',
  ]);
  for (const [query, language] of [
    ['language=ar', 'ar'],
    ['language=en', 'en'],
    ['', 'en'],
  ] as const) {
    expect(beginningLanguage(new URLSearchParams(query))).toBe(language);
  }
});

test('every screen has a document for each language', () => {
  expect(adminDocument('dashboard', 'en')).toBe('/admin-panel.html');
  expect(adminDocument('login', 'ar')).toBe('/admin/login.ar.html');
});
