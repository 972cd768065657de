import { defaultLanguage, type Language, localizedPath } from '#shared/language.ts';
import { escapeMarkup } from '#shared/text/html.ts';
import type { CanonicalPage } from '#web/head/page-head.ts';

/** What crawlers may read: all but the admin area. `siteUrl` has no slash at its end. */
export function robotsTxt(siteUrl: string): string {
  return `User-agent: *\nDisallow: /admin\n\nSitemap: ${siteUrl}/sitemap.xml\n`;
}

/**
 * Where to tell of a weakness (RFC 9116). What it says has to have an end: the first of the month a year ahead, so that
 * two builds of a month are the same.
 */
export function securityTxt(siteUrl: string, email: string, now: Date): string {
  const expires = new Date(Date.UTC(now.getUTCFullYear() + 1, now.getUTCMonth(), 1));
  return [
    `Contact: mailto:${email}`,
    `Contact: ${siteUrl}/contact`,
    `Expires: ${expires.toISOString()}`,
    'Preferred-Languages: en, ar',
    `Canonical: ${siteUrl}/.well-known/security.txt\n`,
  ].join('\n');
}

/** Every page in every language it is written in, each with all its languages. */
export function sitemapXml(pages: readonly CanonicalPage[], siteUrl: string): string {
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">',
    ...pages.flatMap((page) => entries(page, siteUrl)),
    '</urlset>\n',
  ].join('\n');
}

function entries({ path, languages }: CanonicalPage, siteUrl: string): string[] {
  const url = (language: Language) => escapeMarkup(siteUrl + localizedPath(path, language));
  const alternates = [...languages.map((of) => [of, url(of)]), ['x-default', url(defaultLanguage)]]
    .map(([hreflang, href]) => `<xhtml:link rel="alternate" hreflang="${hreflang}" href="${href}"/>`)
    .join('');
  return languages.map((language) => `<url><loc>${url(language)}</loc>${alternates}</url>`);
}
