import { type Language, localizedPath } from '../language.ts';
import { type PostKind, postKinds } from '../posts/kinds.ts';
import { listPath } from '../posts/paths.ts';

/** How many posts the first page of a list shows; older ones are in archives. */
export const listLength = 12;

/** Returns the path of an archive, in the English form. */
export function archivePath(kind: PostKind, id: string): string {
  return `${listPath(kind)}/archive/${id}`;
}

/** Returns the kind and id in the path of an archive, in the English form. */
export function parseArchivePath(path: string): { kind: PostKind; id: string } | undefined {
  const match = /^(\/[^/]+)\/archive\/([^/.]+)$/.exec(path);
  const kind = match ? postKinds.find((one) => listPath(one) === match[1]) : undefined;
  return kind && { kind, id: match?.[2] ?? '' };
}

/** Returns the path of the Atom feed of a list in a language. */
export function feedPath(kind: PostKind, language: Language): string {
  return `${localizedPath(listPath(kind), language)}/feed.xml`;
}

/** The folder of published files that are no pages, site maps or feeds. */
export const livePrefix = '/live/';
/** The version of the published content: `{ "version": "…" }`. */
export const versionPath = `${livePrefix}version.json`;
/** The stored content: `{ "version": "…", "items": [ShownItem, …] }`, of the same version. */
export const contentPath = `${livePrefix}content.json`;
/** The not-found document, in both languages. It is the response to missing paths, and has no public path of its own. */
export const missingPath = '/404';

export function webManifestPath(language: Language): string {
  return localizedPath('/site.webmanifest', language);
}

export const sitemapPath = '/sitemap.xml';

/** Returns the path of a part of the site map, which the index at {@link sitemapPath} lists. */
export function sitemapPartPath(name: string): string {
  return `/sitemaps/${name}.xml`;
}

/** Returns the path of the search file of a list: a `SearchFile`. */
export function searchPath(kind: PostKind, language: Language): string {
  return `${livePrefix}search/${kind}.${language}.json`;
}

/**
 * Returns the path of the search file of a run, a group of consecutive older posts: an array of `SearchEntry`, newest first.
 * `run` is the id of the group.
 */
export function searchPartPath(kind: PostKind, language: Language, run: string): string {
  return `${livePrefix}search/${kind}.${language}/${run}.json`;
}

/** The folder of a built site with the scripts of `assets/` compressed with Brotli, which is how they are deployed. */
export const compressedFolder = 'compressed';

/** The folder of the uncompressed scripts in the web bucket, for viewers that do not accept Brotli. */
export const plainScripts = 'assets/plain';

/** The folder of posts' pictures in the web bucket. Releases share it. */
export const picturesPrefix = 'pictures/';

/** Returns the path of a post's sharing picture, by a hash of its contents. */
export function postPicturePath(hash: string): string {
  return `/${picturesPrefix}${hash}.png`;
}

/** The folder of all releases in the web bucket, each under its name. */
export const releasesPrefix = 'pages/';

/** True if the path of a request is answered from the current release. */
export function isPublished(uri: string): boolean {
  return (
    !uri.slice(uri.lastIndexOf('/')).includes('.') ||
    uri === sitemapPath ||
    uri.startsWith('/sitemaps/') ||
    uri.startsWith(livePrefix) ||
    uri.endsWith('/feed.xml') ||
    uri.endsWith('/site.webmanifest')
  );
}

/** Returns the key of the object that answers a path: `/ar/blog` is `pages/<release>/ar/blog.html`. */
export function releaseKey(release: string, uri: string): string {
  const name = uri === '/' ? '/index' : uri;
  return `${releasesPrefix}${release}${name}${uri.slice(uri.lastIndexOf('/')).includes('.') ? '' : '.html'}`;
}
