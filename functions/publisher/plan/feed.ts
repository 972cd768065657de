import { companyOf } from '#shared/company/company.ts';
import { type ContentKey, content } from '#shared/content/registry.ts';
import { resolveContent } from '#shared/content/resolve.ts';
import { type Language, localizedPath } from '#shared/language.ts';
import { kinds, type PostKind } from '#shared/posts/kinds.ts';
import { type LocalizedPost, localizePost } from '#shared/posts/localize.ts';
import { publicPath } from '#shared/posts/names.ts';
import { listPath, postPath } from '#shared/posts/paths.ts';
import { changedAt } from '#shared/posts/publication.ts';
import type { PostSummary } from '#shared/posts/schemas.ts';
import { feedPath } from '#shared/publishing/addresses.ts';
import type { ShownItem } from '#shared/publishing/renderer.ts';
import { escapeMarkup } from '#shared/text/html.ts';

/** How many of the newest posts a feed has. */
export const feedLength = 20;

/** The time in an empty feed. A feed must have one, and an empty feed must always have the same. */
const never = new Date(0).toISOString();

/** Returns the title of a feed: the stored names of the list and of the site. */
export function feedTitle(kind: PostKind, items: ReadonlyMap<string, ShownItem>, language: Language): string {
  const key: ContentKey = `${kinds[kind].list}_title`;
  const name = resolveContent(items.get(key), language, content[key].fallback[language]);
  return `${name} | ${companyOf(items).name[language]}`;
}

interface Feed {
  readonly kind: PostKind;
  readonly language: Language;
  /** Without a slash at its end. */
  readonly siteUrl: string;
  readonly title: string;
  /** The author of posts that name none. */
  readonly company: string;
  /** Newest first. */
  readonly posts: readonly PostSummary[];
  /** The paths of published posts that were chosen as related to a post, by its id. */
  readonly related?: ReadonlyMap<string, readonly string[]>;
}

/** Returns an Atom feed (RFC 4287) of posts as a reader of its language sees them. */
export function feed({ kind, language, siteUrl, title, company, posts, related }: Feed): string {
  const url = (path: string) => siteUrl + localizedPath(path, language);
  const self = siteUrl + feedPath(kind, language);
  const updated = posts.map(changedAt).sort().at(-1) ?? never;
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${language}">`,
    element('id', self),
    element('title', title),
    element('updated', updated),
    link('self', 'application/atom+xml', self),
    link('alternate', 'text/html', url(listPath(kind))),
    author(company),
    ...posts.map((post) =>
      entry(localizePost(kind, post, language), post, {
        id: url(postPath(kind, post.id)),
        address: url(publicPath(kind, post)),
        company,
        related: related?.get(post.id)?.map(url) ?? [],
      }),
    ),
    '</feed>\n',
  ].join('\n');
}

interface EntryPlace {
  readonly id: string;
  readonly address: string;
  readonly company: string;
  /** Addresses of related posts. */
  readonly related: readonly string[];
}

/** Returns an entry of the feed. Its `id` never changes, even if the post gets another address. */
function entry(
  shown: LocalizedPost,
  post: PostSummary,
  { id, address, company, related }: EntryPlace,
): string {
  const { title } = shown.written;
  return [
    `<entry xml:lang="${title}">`,
    element('id', id),
    element('title', shown.title),
    link('alternate', 'text/html', address),
    ...related.map((to) => link('related', 'text/html', to)),
    element('published', post.publishedAt),
    element('updated', changedAt(post)),
    ...particulars(shown, company),
    '</entry>',
  ].join('\n');
}

/** Returns the elements that only posts of one shape have. */
function particulars(shown: LocalizedPost, company: string): string[] {
  if ('department' in shown) return [element('summary', `${shown.department} · ${shown.location}`)];
  return [
    author(shown.author || company),
    ...(shown.category ? [`<category term="${escaped(shown.category)}"/>`] : []),
    ...(shown.excerpt ? [element('summary', shown.excerpt)] : []),
  ];
}

function author(name: string): string {
  return `<author>${element('name', name)}</author>`;
}

function link(relation: string, type: string, url: string): string {
  return `<link rel="${relation}" type="${type}" href="${escaped(url)}"/>`;
}

function element(name: string, text: string): string {
  return `<${name}>${escaped(text)}</${name}>`;
}

/** Characters that XML 1.0 cannot represent, lone surrogates among them. */
const unwritable = /[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu;

function escaped(text: string): string {
  return escapeMarkup(text.replace(unwritable, ''));
}
