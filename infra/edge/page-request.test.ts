import { describe, expect, test } from 'vitest';
import { builtInNewsIds } from '#shared/news/news.ts';
import type { EdgeRequest } from './event.ts';
import { handler } from './page-request.ts';

function request(uri: string, querystring: EdgeRequest['querystring'] = {}) {
  return handler({ request: { method: 'GET', uri, querystring, headers: {}, cookies: {} } });
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

describe('a page is found under its address', () => {
  test.each([
    ['/', '/index.html'],
    ['/ar', '/ar.html'],
    ['/contact', '/contact.html'],
    ['/ar/contact', '/ar/contact.html'],
    ['/no-such-page', '/no-such-page.html'],
  ])('%s is %s', (uri, file) => {
    expect(fileOf(uri)).toBe(file);
  });
});

describe('stored posts of a list are one document', () => {
  test.each([
    ['/blog/k3Jd_9-xQ', '/blog/post.html'],
    ['/ar/blog/k3Jd_9-xQ', '/ar/blog/post.html'],
    ['/news/k3Jd_9-xQ', '/news/post.html'],
    ['/ar/careers/k3Jd_9-xQ', '/ar/careers/post.html'],
  ])('%s is %s', (uri, file) => {
    expect(fileOf(uri)).toBe(file);
  });

  test.each(['/blog', '/ar/news', '/blog/one/two', '/ar/ar/blog/one', '/blogs/one', '/ar/contact/one'])(
    '%s is none',
    (uri) => expect(fileOf(uri)).toBe(`${uri}.html`),
  );

  test.each(builtInNewsIds.flatMap((id) => [`/news/${id}`, `/ar/news/${id}`]))(
    '%s comes with the site and is its own',
    (uri) => expect(fileOf(uri)).toBe(`${uri}.html`),
  );

  test('what comes with the news is no post of the blog', () => {
    expect(fileOf('/blog/quarterly-shelf-report')).toBe('/blog/post.html');
  });

  test.each(['/blog/', '/ar/news/', '/careers/k3Jd_9-xQ/'])('%s is sent on like any page', (uri) => {
    expect(redirectOf(uri)).toEqual({ status: 308, location: uri.slice(0, -1) });
  });
});

describe('the admin area has a document for each screen', () => {
  test.each([
    ['/admin', '/admin-panel.html'],
    ['/admin-panel', '/admin-panel.html'],
    ['/admin/login', '/admin/login.html'],
    ['/admin-simple', '/admin-simple.html'],
    ['/management', '/management.html'],
  ])('%s', (uri, file) => {
    expect(fileOf(uri)).toBe(file);
  });

  test.each(['/admin/no-such-page', '/admin/login.html', '/administrator', '/admin-simple/x'])(
    'and none for %s, which is not found',
    (uri) => expect(fileOf(uri)).toBe('/missing'),
  );

  test.each(['/ar/admin', '/contact/admin', '/management/code', '/managements'])('%s is not in it', (uri) => {
    expect(fileOf(uri)).toBe(`${uri}.html`);
  });
});

describe('a file is itself', () => {
  test.each([
    '/favicon.svg',
    '/robots.txt',
    '/favicon.ico',
    '/assets/index-1a2b3c.js',
    '/.well-known/security.txt',
  ])('%s', (uri) => {
    expect(fileOf(uri)).toBe(uri);
  });

  test('a dot in a folder does not make one', () => {
    expect(fileOf('/v1.2/contact')).toBe('/v1.2/contact.html');
  });
});

describe('every page has one address', () => {
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
  ])('%s is sent to %s', (uri, location) => {
    expect(redirectOf(uri)).toEqual({ status: 308, location });
    expect(fileOf(location)).toMatch(/^\/[\w/-]+\.html$/);
  });

  test.each([
    '/404',
    '/404.html',
    '/blog/post.html',
    '/ar/careers/post.html',
    '/blog/post',
    '/ar%2Fcontact',
    '/contact%20',
    '/%D8%A7%D8%AA%D8%B5%D9%84',
    '/%25',
    '/contact%',
  ])('%s is none', (uri) => {
    expect(fileOf(uri)).toBe('/missing');
  });

  test('letters are not the same in another case', () => {
    expect(fileOf('/Contact')).toBe('/Contact.html');
  });
});

describe('a trailing slash is sent to the address without it', () => {
  test.each([
    ['/contact/', '/contact'],
    ['/ar/', '/ar'],
    ['/ar/contact/', '/ar/contact'],
    ['/contact//', '/contact'],
    ['/admin/login/', '/admin/login'],
    ['//', '/'],
  ])('%s to %s', (uri, location) => {
    expect(redirectOf(uri)).toEqual({ status: 308, location });
  });

  test('with its query, as it was sent', () => {
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
  ])('and never to another site: %s', (uri) => {
    const location = redirectOf(uri)?.location ?? '';
    expect(new URL(location, 'https://www.example.com').origin).toBe('https://www.example.com');
    expect(location).toMatch(/^\/(?![/\\])/);
  });
});
