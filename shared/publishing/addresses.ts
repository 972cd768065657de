import { type Language, localizedPath } from '../language.ts';
import { type PostKind, postKinds } from '../posts/kinds.ts';
import { listPath } from '../posts/paths.ts';

/** How many posts the first page of a list shows; what is beyond is also in archives. */
export const listLength = 12;

/** Where a run of posts is listed, in the English form. */
export function archivePath(kind: PostKind, id: string): string {
  return `${listPath(kind)}/archive/${id}`;
}

/** What the address of an archive, in its English form, names. */
export function parseArchivePath(path: string): { kind: PostKind; id: string } | undefined {
  const match = /^(\/[^/]+)\/archive\/([^/.]+)$/.exec(path);
  const kind = match ? postKinds.find((one) => listPath(one) === match[1]) : undefined;
  return kind && { kind, id: match?.[2] ?? '' };
}

/** The Atom feed of a list in a language. */
export function feedPath(kind: PostKind, language: Language): string {
  return `${localizedPath(listPath(kind), language)}/feed.xml`;
}

/** What is published besides pages, site map and feeds lies here. */
export const livePrefix = '/live/';
/** Says by one word which content is published: `{ "version": "…" }`. */
export const versionPath = `${livePrefix}version.json`;
/** The stored content: `{ "version": "…", "items": [ShownItem, …] }`, of the same version. */
export const contentPath = `${livePrefix}content.json`;
/** The document of all addresses that lead nowhere, in both languages: it is answered in their place, and by itself has no address. */
export const missingPath = '/404';

/** The web app manifest of the site in a language. */
export function webManifestPath(language: Language): string {
  return localizedPath('/site.webmanifest', language);
}

export const sitemapPath = '/sitemap.xml';

/** A part of the site map, which the one at {@link sitemapPath} lists. */
export function sitemapPartPath(name: string): string {
  return `/sitemaps/${name}.xml`;
}

/** What can be found in a list by its texts: `SearchFile`. */
export function searchPath(kind: PostKind, language: Language): string {
  return `${livePrefix}search/${kind}.${language}.json`;
}

/** The same of an older run of posts: an array of `SearchEntry`, newest first. */
export function searchPartPath(kind: PostKind, language: Language, run: string): string {
  return `${livePrefix}search/${kind}.${language}/${run}.json`;
}

/** The folder of posts' pictures in the web bucket: they are the same in every release. */
export const picturesPrefix = 'pictures/';

/** The picture of a post for social networks, by a hash of what is drawn in it. */
export function postPicturePath(hash: string): string {
  return `/${picturesPrefix}${hash}.png`;
}

/** The folder of all releases in the web bucket, each under its name. */
export const releasesPrefix = 'pages/';

/** Whether an address on the site, as it is asked for, is answered from the current release. */
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

/** The object of a release that answers an address, which is that of a page or of a file: `/ar/blog` is `pages/<release>/ar/blog.html`. */
export function releaseKey(release: string, uri: string): string {
  const name = uri === '/' ? '/index' : uri;
  return `${releasesPrefix}${release}${name}${uri.slice(uri.lastIndexOf('/')).includes('.') ? '' : '.html'}`;
}
