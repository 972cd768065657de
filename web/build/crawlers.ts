/** What crawlers may read: all but the admin area. `siteUrl` has no slash at its end. */
export function robotsTxt(siteUrl: string): string {
  return `User-agent: *\nDisallow: /admin\n\nSitemap: ${siteUrl}/sitemap.xml\n`;
}

/**
 * Where to tell of a weakness (RFC 9116): on the contact page, which has the address as the owner edits it. What it says has to have an end: the first of the month a year ahead, so that
 * two builds of a month are the same.
 */
export function securityTxt(siteUrl: string, now: Date): string {
  const expires = new Date(Date.UTC(now.getUTCFullYear() + 1, now.getUTCMonth(), 1));
  return [
    `Contact: ${siteUrl}/contact`,
    `Expires: ${expires.toISOString()}`,
    'Preferred-Languages: en, ar',
    `Canonical: ${siteUrl}/.well-known/security.txt\n`,
  ].join('\n');
}
