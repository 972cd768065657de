import { adminAddresses, adminScreenAt, isAdminPath } from '../../shared/admin-paths.ts';
import { isBuiltInNews } from '../../shared/news.ts';
import { parsePostPath, postDocument } from '../../shared/post-paths.ts';
import type { EdgeRequest, EdgeResponse, ViewerRequestEvent } from './event.ts';

/** Maps a page's address to its file in the web bucket; an address with a trailing slash is sent to the one without. */
export function handler(event: ViewerRequestEvent): EdgeRequest | EdgeResponse {
  const request = event.request;
  const uri = request.uri;
  if (uri === '/') {
    request.uri = '/index.html';
  } else if (uri.endsWith('/')) {
    return redirect(withoutTrailingSlashes(uri) + search(request.querystring));
  } else if (isAdminPath(uri)) {
    request.uri = `${adminAddresses[adminScreenAt(uri)]}.html`;
  } else if (!uri.slice(uri.lastIndexOf('/')).includes('.')) {
    request.uri = pageFile(uri);
  }
  return request;
}

/** Every page has a file of its own, save stored posts: a list's posts are one document in each language. */
function pageFile(uri: string): string {
  const language = uri.startsWith('/ar/') ? '/ar' : '';
  const post = parsePostPath(uri.slice(language.length));
  if (!post || (post.list === 'news' && isBuiltInNews(post.id))) return `${uri}.html`;
  return `${language}${postDocument(post.list)}.html`;
}

/** Always one slash in front: `//host` or `/\host` would send the browser to another site. */
function withoutTrailingSlashes(uri: string): string {
  return `/${uri.replace(/^[/\\]+/, '').replace(/[/\\]+$/, '')}`;
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
