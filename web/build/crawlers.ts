/** Returns the `robots.txt`: crawlers may read everything but the admin area. `siteUrl` has no slash at its end. */
export function robotsTxt(siteUrl: string): string {
  return `User-agent: *\nDisallow: /admin\n\nSitemap: ${siteUrl}/sitemap.xml\n`;
}

/**
 * Returns the `security.txt` (RFC 9116), which refers to the contact page, where the owner edits the e-mail address. The file
 * must have a date of expiry. It is the first day of the present month in the next year, so that two builds of one month are
 * equal.
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
