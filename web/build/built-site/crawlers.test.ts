import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { pagesPart } from '#functions/publisher/plan/site-map.ts';
import type { Renderer } from '#shared/publishing/renderer.ts';
import { securityTxt } from '../crawlers.ts';

/** The files that crawlers read, from the last build. */
const dist = join(import.meta.dirname, '../../dist');
const renderer: Renderer = await import(join(dist, '../dist-server/renderer.js'));
const read = (file: string) => readFileSync(join(dist, file), 'utf8');
const all = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, value = '']) => value);
const [siteUrl = ''] = all(read('robots.txt'), /^Sitemap: (.*)\/sitemap\.xml$/gm);

/** The alternates of every page that is its own canonical page and may be indexed, by its URL. */
const canonical = new Map(
  readdirSync(dist, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.html'))
    .flatMap((file): [string, string[]][] => {
      const html = read(file);
      const [address = ''] = all(html, /rel="canonical" href="([^"]+)"/g);
      const own = `${siteUrl}/${file.replace(/(?:index)?\.html$/, '')}`;
      const isKept = address === own && !html.includes('name="robots" content="noindex"');
      return isKept ? [[own, all(html, /rel="alternate" (hreflang="[^"]+" href="[^"]+")/g)]] : [];
    }),
);

describe('the part of the site map for fixed pages', () => {
  const xml = pagesPart(renderer.pages, renderer.siteUrl);
  const entries = new Map(
    all(xml, /<url>(.*?)<\/url>/g).map((entry) => [
      all(entry, /<loc>(.*)<\/loc>/g)[0] ?? '',
      all(entry, /<xhtml:link rel="alternate" (hreflang="[^"]+" href="[^"]+")\/>/g),
    ]),
  );

  test('contains exactly the indexed pages, each once, with the alternates that the page declares', () => {
    expect(canonical.size).toBeGreaterThan(20);
    expect(Object.fromEntries(entries)).toEqual(Object.fromEntries(canonical));
    expect(all(xml, /<loc>(.*?)<\/loc>/g)).toHaveLength(entries.size);
  });

  test('contains no alias, no page without its language version, nothing of the admin area', () => {
    const paths = [...entries.keys()].map((address) => address.replace(siteUrl, ''));
    expect(paths).toEqual(expect.arrayContaining(['/', '/ar', '/retail-auditing-iraq', '/digital-commerce']));
    expect(paths.filter((path) => /shelf-audit-service|ar\/digital-commerce|admin|404/.test(path))).toEqual(
      [],
    );
  });
});

test('robots.txt excludes only the admin area, and names the site map', () => {
  const lines = read('robots.txt').trim().split('\n');
  expect(lines.filter((line) => /^(Dis)?allow:/i.test(line))).toEqual(['Disallow: /admin']);
  expect(lines).toContain('User-agent: *');
  expect(siteUrl).toMatch(/^https:\/\/[^/]+$/);
});

test('security.txt names a contact, and expires in less than a year', () => {
  const text = read('.well-known/security.txt');
  expect(text).toContain(`Contact: ${siteUrl}/contact\n`);
  expect(text).not.toContain('mailto:');
  expect(text).toContain(`Canonical: ${siteUrl}/.well-known/security.txt\n`);
  for (const month of [0, 5, 11]) {
    const now = new Date(Date.UTC(2026, month, 20));
    const [, expires = ''] = /^Expires: (.*)$/m.exec(securityTxt(siteUrl, now)) ?? [];
    const days = (Date.parse(expires) - now.getTime()) / 86_400_000;
    expect(days).toBeGreaterThan(330);
    expect(days).toBeLessThan(365);
  }
});

test('every page’s structured data is JSON about its canonical address', () => {
  for (const address of canonical.keys()) {
    const path = address.slice(siteUrl.length + 1);
    const html = read(`${path || 'index'}.html`);
    const [json = '', ...more] = all(html, /<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/g);
    expect(more).toEqual([]);
    const graph: Record<string, unknown>[] = JSON.parse(json)['@graph'];
    const page = graph.find(({ '@type': type }) => type === 'WebPage' || type === 'CollectionPage');
    expect(page?.url).toBe(address);
  }
});
