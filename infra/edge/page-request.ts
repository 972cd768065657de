import { adminAddresses, adminScreenAt, isAdminPath } from '#shared/admin-paths.ts';
import { postKinds } from '#shared/posts/kinds.ts';
import { isBuiltIn, parsePostPath, postDocument } from '#shared/posts/paths.ts';
import type { EdgeRequest, EdgeResponse, ViewerRequestEvent } from './event.ts';
import { hosts } from './hosts.ts';

/**
 * Maps a page's address to its file in the web bucket. Every page has one address: one that is written otherwise (a
 * slash at the end, the file's own name, letters as codes, another of the site's domains) is sent there.
 */
export function handler(event: ViewerRequestEvent): EdgeRequest | EdgeResponse {
  const request = event.request;
  const uri = plainAddress(request.uri);
  const host = request.headers.host;
  if (host && hosts.others.indexOf(host.value) >= 0) {
    return redirect(`https://${hosts.main}${uri}${search(request.querystring)}`);
  }
  if (uri !== request.uri) return redirect(uri + search(request.querystring));
  if (uri === '/') {
    request.uri = '/index.html';
  } else if (isAdminPath(uri)) {
    const screen = adminScreenAt(uri);
    request.uri = screen ? `${adminAddresses[screen]}.html` : missing;
  } else if (uri.includes('%') || isDocumentOfMany(uri)) {
    request.uri = missing;
  } else if (!uri.slice(uri.lastIndexOf('/')).includes('.')) {
    request.uri = pageFile(uri);
  }
  return request;
}

/** No file has this name; what the bucket answers to it becomes the not-found page, with its status. */
const missing = '/missing';

/** The address of the not-found page's or of all stored posts' document, which is no page's of its own. */
function isDocumentOfMany(uri: string): boolean {
  const path = withoutLanguage(uri.replace(/\.html$/, ''));
  return path === '/404' || postKinds.some((kind) => path === postDocument(kind));
}

/**
 * The address as links write it. Always with one slash in front: `//host` or `/\host` would send the browser to
 * another site.
 */
function plainAddress(uri: string): string {
  const decoded = uri.replace(codedLetters, (_, code: string) => String.fromCharCode(parseInt(code, 16)));
  const page = isAdminPath(decoded) || isDocumentOfMany(decoded) ? decoded : withoutFileName(decoded);
  return `/${page.replace(/^[/\\]+/, '').replace(/[/\\]+$/, '')}`;
}

/** Percent-encoded letters, digits, hyphens, full stops, underscores and tildes, which mean the same as they are. */
const codedLetters = /%(2D|2E|3\d|[46][1-9A-F]|[57][\dA]|5F|7E)/gi;

function withoutFileName(uri: string): string {
  return uri.replace(/\/index\.html$/, '/').replace(/\.html$/, '');
}

/** Every page has a file of its own, save stored posts: a list's posts are one document in each language. */
function pageFile(uri: string): string {
  const path = withoutLanguage(uri);
  const post = parsePostPath(path);
  if (!post || isBuiltIn(post)) return `${uri}.html`;
  return `${uri.slice(0, -path.length)}${postDocument(post.kind)}.html`;
}

/** The English form of an address. */
function withoutLanguage(uri: string): string {
  return uri.startsWith('/ar/') ? uri.slice(3) : uri;
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
