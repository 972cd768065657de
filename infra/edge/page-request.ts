import { adminDocument, adminLanguageCookie, adminScreenAt, isAdminPath } from '#shared/admin-paths.ts';
import { isPublished, releaseKey, releasesPrefix } from '#shared/publishing/addresses.ts';
import type { EdgeRequest, EdgeResponse, ViewerRequestEvent } from './event.ts';
import { hosts } from './hosts.ts';
import { release } from './release.ts';

/**
 * Maps the URL of a page, or of another published file, to its object of the current release in the web bucket. Every
 * page has one URL: any other spelling (a slash at the end, the file's name, encoded letters, another domain of the
 * site) is redirected to it. The admin area has one URL for both languages, and a document for each, chosen by a
 * cookie.
 */
export function handler(event: ViewerRequestEvent): EdgeRequest | EdgeResponse {
  const request = event.request;
  const uri = plainAddress(request.uri);
  const host = request.headers.host;
  if (host && hosts.others.indexOf(host.value) >= 0) {
    return redirect(`https://${hosts.main}${uri}${search(request.querystring)}`);
  }
  if (uri !== request.uri) return redirect(uri + search(request.querystring));
  if (isAdminPath(uri)) {
    const screen = adminScreenAt(uri);
    const chosen = request.cookies[adminLanguageCookie];
    const language = chosen && chosen.value === 'ar' ? 'ar' : 'en';
    request.uri = screen ? adminDocument(screen, language) : missing;
  } else if (uri.includes('%') || isNoAddress(uri)) {
    request.uri = missing;
  } else if (isPublished(uri)) {
    request.uri = `/${releaseKey(release, uri)}`;
  }
  return request;
}

/** No file has this name. The bucket's answer to it becomes the not-found page, with its status. */
const missing = '/missing';

/**
 * True for documents that have no URL of their own: the not-found page, the home page's file, those in folders of
 * releases.
 */
function isNoAddress(uri: string): boolean {
  const path = uri.replace(/\.html$/, '');
  return (
    path === '/404' || path === '/ar/404' || uri === '/index' || `${uri}/`.startsWith(`/${releasesPrefix}`)
  );
}

/**
 * Returns the URL as links write it, always with one slash in front: `//host` or `/\host` would send the browser to
 * another site.
 */
function plainAddress(uri: string): string {
  const decoded = uri.replace(codedLetters, (_, code: string) => String.fromCharCode(parseInt(code, 16)));
  const page = isAdminPath(decoded) || isNoAddress(decoded) ? decoded : withoutFileName(decoded);
  return `/${page.replace(/^[/\\]+/, '').replace(/[/\\]+$/, '')}`;
}

/**
 * Matches percent-encoded letters, digits, hyphens, full stops, underscores and tildes, which mean the same unencoded.
 */
const codedLetters = /%(2D|2E|3\d|[46][1-9A-F]|[57][\dA]|5F|7E)/gi;

function withoutFileName(uri: string): string {
  return uri.replace(/\/index\.html$/, '/').replace(/\.html$/, '');
}

function search(querystring: EdgeRequest['querystring']): string {
  const pairs: string[] = [];
  Object.keys(querystring).forEach((name) => {
    const entry = querystring[name];
    if (!entry) return;
    const values = entry.multiValue || [entry];
    values.forEach((item) => {
      pairs.push(`${name}=${item.value}`);
    });
  });
  return pairs.length > 0 ? `?${pairs.join('&')}` : '';
}

function redirect(location: string): EdgeResponse {
  return {
    statusCode: 308,
    statusDescription: 'Permanent Redirect',
    headers: { location: { value: location }, 'cache-control': { value: 'public, max-age=3600' } },
  };
}
