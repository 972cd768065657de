import { describe, expect, test } from 'vitest';
import {
  archivePath,
  feedPath,
  isPublished,
  parseArchivePath,
  postPicturePath,
  releaseKey,
  searchPartPath,
  searchPath,
  sitemapPartPath,
  webManifestPath,
} from './addresses.ts';

test('the path of an archive names its kind and id', () => {
  expect(archivePath('career', 'first')).toBe('/careers/archive/first');
  expect(parseArchivePath('/careers/archive/first')).toEqual({ kind: 'career', id: 'first' });
});

test.each([
  '/careers/archive/',
  '/careers/archive',
  '/careers/archive/a.b',
  '/careers/archive/a/b',
  '/ar/careers/archive/a',
  '/jobs/archive/a',
  'x/careers/archive/a',
])('%s is no archive', (path) => expect(parseArchivePath(path)).toBeUndefined());

test('each published file has its path', () => {
  expect(feedPath('news', 'en')).toBe('/news/feed.xml');
  expect(feedPath('news', 'ar')).toBe('/ar/news/feed.xml');
  expect(searchPath('blog', 'ar')).toBe('/live/search/blog.ar.json');
  expect(searchPartPath('blog', 'en', 'first')).toBe('/live/search/blog.en/first.json');
  expect(sitemapPartPath('pages')).toBe('/sitemaps/pages.xml');
  expect(webManifestPath('ar')).toBe('/ar/site.webmanifest');
  expect(postPicturePath('abc')).toBe('/pictures/abc.png');
});

describe('a path', () => {
  test.each([
    ['/', 'pages/r/index.html'],
    ['/ar/blog', 'pages/r/ar/blog.html'],
    ['/v1.2/blog', 'pages/r/v1.2/blog.html'],
    ['/sitemap.xml', 'pages/r/sitemap.xml'],
    ['/sitemaps/pages.xml', 'pages/r/sitemaps/pages.xml'],
    ['/live/version.json', 'pages/r/live/version.json'],
    ['/ar/news/feed.xml', 'pages/r/ar/news/feed.xml'],
    ['/site.webmanifest', 'pages/r/site.webmanifest'],
  ])('%s is answered from a release by %s', (path, key) => {
    expect(isPublished(path)).toBe(true);
    expect(releaseKey('r', path)).toBe(key);
  });

  test.each([
    '/assets/app.js',
    '/icon-192.png',
    '/x/live/a.json',
    '/x/sitemap.xml',
    '/x/sitemaps/a.xml',
    '/feed.xml/a.js',
  ])('%s is not answered from a release', (path) => expect(isPublished(path)).toBe(false));
});
