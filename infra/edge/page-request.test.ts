import { describe, expect, test } from 'vitest';
import { feedPath, searchPath, sitemapPartPath, versionPath } from '#shared/publishing/addresses.ts';
import type { EdgeRequest } from './event.ts';
import { handler } from './page-request.ts';

function request(
  uri: string,
  querystring: EdgeRequest['querystring'] = {},
  cookies: EdgeRequest['cookies'] = {},
) {
  return handler({ request: { method: 'GET', uri, querystring, headers: {}, cookies } });
}

function fileOf(uri: string): string | undefined {
  const result = request(uri);
  return 'uri' in result ? result.uri : undefined;
}

function redirectOf(uri: string, querystring?: EdgeRequest['querystring']) {
  const result = request(uri, querystring);
  return 'statusCode' in result
    ? { status: result.statusCode, location: result.headers.location?.value }
    : undefined;
}

/** The folder of the release when the build sets none. */
const pages = '/pages/unreleased';

describe('maps an address to its page in the current release', () => {
  test.each([
    ['/', '/index.html'],
    ['/ar', '/ar.html'],
    ['/contact', '/contact.html'],
    ['/ar/contact', '/ar/contact.html'],
    ['/blog', '/blog.html'],
    ['/blog/k3Jd_9-xQ', '/blog/k3Jd_9-xQ.html'],
    ['/ar/careers/k3Jd_9-xQ', '/ar/careers/k3Jd_9-xQ.html'],
    ['/blog/archive/first', '/blog/archive/first.html'],
    ['/no-such-page', '/no-such-page.html'],
    ['/blog/post', '/blog/post.html'],
  ])('%s to %s', (uri, file) => {
    expect(fileOf(uri)).toBe(pages + file);
  });
});

test.each([
  '/sitemap.xml',
  '/site.webmanifest',
  '/ar/site.webmanifest',
  sitemapPartPath('blog-1'),
  versionPath,
  searchPath('blog', 'ar'),
  feedPath('news', 'ar'),
  feedPath('career', 'en'),
])('maps %s to the published file', (uri) => {
  expect(fileOf(uri)).toBe(pages + uri);
});

describe('files of a release cannot be read by its name', () => {
  test.each([
    '/pages',
    '/pages/unreleased',
    '/pages/unreleased/index',
    '/pages/unreleased/index.html',
    '/pages/unreleased/contact.html',
    '/pages/unreleased/live/version.json',
    '/pages/unreleased/blog/feed.xml',
    '/pages/unreleased/sitemap.xml',
    '/pages/manifest.json',
  ])('%s is missing', (uri) => {
    expect(fileOf(uri)).toBe('/missing');
  });

  test.each(['//pages/unreleased/sitemap.xml', '/%70ages/unreleased/sitemap.xml', '/pages%2Fx/sitemap.xml'])(
    '%s is missing too',
    (uri) => {
      const location = redirectOf(uri)?.location ?? uri;
      expect(fileOf(location)).toBe('/missing');
    },
  );

  test('an address with the same beginning is an ordinary page', () => {
    expect(fileOf('/pages-of-the-site')).toBe(`${pages}/pages-of-the-site.html`);
  });
});

describe('each screen of the admin area has its document', () => {
  test.each([
    ['/admin', '/admin-panel.html'],
    ['/admin-panel', '/admin-panel.html'],
    ['/admin/login', '/admin/login.html'],
    ['/admin-simple', '/admin-simple.html'],
    ['/management', '/management.html'],
  ])('%s', (uri, file) => {
    expect(fileOf(uri)).toBe(file);
  });

  test.each([
    ['ar', '/admin-panel', '/admin-panel.ar.html'],
    ['ar', '/admin/login', '/admin/login.ar.html'],
    ['en', '/admin/login', '/admin/login.html'],
    ['fr', '/management', '/management.html'],
    ['../x', '/management', '/management.html'],
  ])('in the language %s of the cookie: %s', (value, uri, file) => {
    expect(request(uri, {}, { 'admin-language': { value } })).toMatchObject({ uri: file });
  });

  test('the cookie does not change other pages', () => {
    expect(request('/contact', {}, { 'admin-language': { value: 'ar' } })).toMatchObject({
      uri: `${pages}/contact.html`,
    });
  });

  test.each([
    '/admin/no-such-page',
    '/admin-panel.ar.html',
    '/admin/login.ar',
    '/admin/login.html',
    '/administrator',
    '/admin-simple/x',
  ])('an unknown screen %s is not found', (uri) => expect(fileOf(uri)).toBe('/missing'));

  test.each(['/ar/admin', '/contact/admin', '/management/code', '/managements'])(
    '%s is not part of the admin area',
    (uri) => {
      expect(fileOf(uri)).toBe(`${pages}${uri}.html`);
    },
  );
});

describe('leaves the address of a file unchanged', () => {
  test.each([
    '/favicon.svg',
    '/robots.txt',
    '/favicon.ico',
    '/assets/index-1a2b3c.js',
    '/.well-known/security.txt',
  ])('%s', (uri) => {
    expect(fileOf(uri)).toBe(uri);
  });

  test('except that a dot in a folder makes no file', () => {
    expect(fileOf('/v1.2/contact')).toBe(`${pages}/v1.2/contact.html`);
  });
});

describe('each page has one address', () => {
  test.each([
    ['/contact.html', '/contact'],
    ['/ar/contact.html', '/ar/contact'],
    ['/index.html', '/'],
    ['/ar.html', '/ar'],
    ['/news/eighteen-provinces.html', '/news/eighteen-provinces'],
    ['/%61r/contact', '/ar/contact'],
    ['/c%6Fntact', '/contact'],
    ['/what%2dwe%2Ddo', '/what-we-do'],
    ['/contact%2Ehtml', '/contact'],
    ['//contact', '/contact'],
  ])('redirects %s to %s', (uri, location) => {
    expect(redirectOf(uri)).toEqual({ status: 308, location });
    expect(fileOf(location)).toMatch(/^\/pages\/unreleased\/[\w/-]+\.html$/);
  });

  test.each([
    '/404',
    '/404.html',
    '/ar/404',
    '/index',
    '/ar%2Fcontact',
    '/contact%20',
    '/%D8%A7%D8%AA%D8%B5%D9%84',
    '/%25',
    '/contact%',
  ])('%s does not exist', (uri) => {
    expect(fileOf(uri)).toBe('/missing');
  });

  test('letters are case-sensitive', () => {
    expect(fileOf('/Contact')).toBe(`${pages}/Contact.html`);
  });
});

describe('redirects a trailing slash', () => {
  test.each([
    ['/contact/', '/contact'],
    ['/ar/', '/ar'],
    ['/ar/contact/', '/ar/contact'],
    ['/contact//', '/contact'],
    ['/admin/login/', '/admin/login'],
    ['//', '/'],
  ])('from %s to %s', (uri, location) => {
    expect(redirectOf(uri)).toEqual({ status: 308, location });
  });

  test('with its query unchanged', () => {
    const querystring = {
      q: { value: 'a%20b%26c' },
      empty: { value: '' },
      tag: { value: 'one', multiValue: [{ value: 'one' }, { value: 'two' }] },
    };
    expect(redirectOf('/contact/', querystring)?.location).toBe(
      '/contact?q=a%20b%26c&empty=&tag=one&tag=two',
    );
  });

  test.each([
    '//evil.example/',
    '///evil.example/',
    '/\\evil.example/',
    '\\\\evil.example/',
    '//evil.example//',
    '//evil.example/%2e%2e/',
    '/.//evil.example/',
    '//user@evil.example/',
    '/https://evil.example/',
    'https://evil.example/',
    '//\\/evil.example/\\/',
    '//evil.example',
    '/\\evil.example',
    '/%2F/evil.example/',
    '/%2E//evil.example/',
    '//evil.example/index.html',
  ])('never to another site: %s', (uri) => {
    const location = redirectOf(uri)?.location ?? '';
    expect(new URL(location, 'https://www.example.com').origin).toBe('https://www.example.com');
    expect(location).toMatch(/^\/(?![/\\])/);
  });
});
