import type { Company } from '#shared/company/company.ts';
import { defaultLanguage, directionOf, type Language, localizedPath } from '#shared/language.ts';
import { socialTags } from '#shared/open-graph.ts';
import { kinds, type PostKind } from '#shared/posts/kinds.ts';
import { feedPath } from '#shared/publishing/addresses.ts';
import { unbound } from '#shared/text/bound-words.ts';
import type { PageDescription } from './page-description.ts';
import { type ParentPage, structuredData } from './structured-data.ts';

/** What search engines and social networks are told about a page, in its language. */
export interface PageMeta {
  title: string;
  description: string;
  keywords: string;
}

/** Where a page's content counts as being, in the English form, and the languages it is written in. */
export interface CanonicalPage {
  path: string;
  languages: readonly Language[];
}

/** A page as its head describes it: where it is and what it says of itself. */
export interface PageHead {
  language: Language;
  /** Nothing while it is not known what the page will show. */
  canonical: CanonicalPage | undefined;
  meta: PageMeta;
  /** Whose site it is, as they describe themselves. */
  company: Company;
  /** For a page about one service or post: the page that lists them. */
  parent?: ParentPage | undefined;
  /** For a page about one post, as soon as it is known: the post. */
  post?: PageDescription | undefined;
  /** The address of the page's own picture for links to it; the site's unless given. */
  picture?: string | undefined;
  /** The site's own address, without a slash at its end. */
  siteUrl: string;
  /** The kind of posts that the page lists or is one of: its feed is announced. */
  feed?: { kind: PostKind; title: string } | undefined;
  /** The page lists posts. */
  isList?: boolean;
  /** Of a page that stands in a row with others: their addresses, in the English form. */
  neighbours?: Readonly<Partial<Record<'prev' | 'next', string>>> | undefined;
  /** Only links lead to it that visitors hand on: it is kept out of search results. */
  unlisted?: boolean;
  /** The page does not exist: it is kept out of search results and has no address of its own. */
  missing: boolean;
}

/** What the head of a document says, besides where it is. */
export type DescribedPage = Omit<PageHead, 'siteUrl'>;

export interface HeadTag {
  name: 'title' | 'meta' | 'link' | 'script';
  attributes: Record<string, string>;
  /** Of a script: text that cannot end it; empty when its source is elsewhere. */
  text?: string;
}

/** The tags of a page's head that differ from page to page. */
export function headTags(page: PageHead): HeadTag[] {
  return pageTags(page).map(withPlainSpaces);
}

function pageTags({
  language: around,
  canonical,
  meta,
  company,
  parent,
  post,
  picture,
  siteUrl,
  feed,
  isList = false,
  neighbours = {},
  unlisted = false,
  missing,
}: PageHead): HeadTag[] {
  const described: HeadTag[] = [
    { name: 'title', attributes: {}, text: meta.title },
    named('description', meta.description),
    named('keywords', meta.keywords),
  ];
  if (missing) return [...described, named('robots', 'noindex')];
  if (!canonical) return described;
  const language = canonical.languages.includes(around) ? around : defaultLanguage;
  const isArticle = post !== undefined && kinds[post.kind].shape === 'article';
  const url = (of: Language) => siteUrl + localizedPath(canonical.path, of);
  return [
    ...described,
    ...(unlisted ? [named('robots', 'noindex')] : []),
    { name: 'link', attributes: { rel: 'canonical', href: url(language) } },
    ...canonical.languages.map(
      (of): HeadTag => ({ name: 'link', attributes: { rel: 'alternate', hreflang: of, href: url(of) } }),
    ),
    { name: 'link', attributes: { rel: 'alternate', hreflang: 'x-default', href: url(defaultLanguage) } },
    ...Object.entries(neighbours).map(
      ([rel, path]): HeadTag => ({
        name: 'link',
        attributes: { rel, href: siteUrl + localizedPath(path, around) },
      }),
    ),
    ...(feed ? [feedLink(feed, around, siteUrl)] : []),
    ...socialTags({
      language,
      languages: canonical.languages,
      url: url(language),
      siteUrl,
      company,
      title: (post?.searchTitle || post?.title) ?? meta.title,
      description: meta.description,
      image: post?.image,
      picture: post?.picture,
      builtPicture: picture,
      author: isArticle ? post?.author || company.name[language] : undefined,
      article: isArticle ? post : undefined,
    }).map((attributes): HeadTag => ({ name: 'meta', attributes })),
    {
      name: 'script',
      attributes: { type: 'application/ld+json' },
      text: structuredData({ path: canonical.path, language, meta, company, parent, post, isList, siteUrl }),
    },
  ];
}

function feedLink(
  { kind, title }: NonNullable<PageHead['feed']>,
  language: Language,
  siteUrl: string,
): HeadTag {
  const href = siteUrl + feedPath(kind, language);
  return { name: 'link', attributes: { rel: 'alternate', type: 'application/atom+xml', title, href } };
}

/** What is bound on the page by spaces that do not break is found and quoted with plain ones. */
function withPlainSpaces({ attributes, text, ...tag }: HeadTag): HeadTag {
  return {
    ...tag,
    attributes: Object.fromEntries(Object.entries(attributes).map(([name, value]) => [name, unbound(value)])),
    ...(text !== undefined && { text: unbound(text) }),
  };
}

function named(name: string, content: string): HeadTag {
  return { name: 'meta', attributes: { name, content } };
}

/** The attributes of the document element in a language. */
export function documentAttributes(language: Language): Record<string, string> {
  return { lang: language, dir: directionOf(language), ...(language === 'ar' && { class: 'rtl' }) };
}
