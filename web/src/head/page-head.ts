import type { Company } from '#shared/company/company.ts';
import { defaultLanguage, directionOf, type Language, localizedPath } from '#shared/language.ts';
import { kinds, type PostKind } from '#shared/posts/kinds.ts';
import { feedPath } from '#shared/publishing/addresses.ts';
import { socialTags } from '#shared/publishing/open-graph.ts';
import { unbound } from '#shared/text/bound-words.ts';
import type { PageDescription } from './page-description.ts';
import { type ParentPage, type ShownFacts, structuredData } from './structured-data.ts';

/** Title and description of a page for search engines and social networks, in its language. */
export interface PageMeta {
  title: string;
  description: string;
  keywords: string;
}

/** The canonical URL of a page, in the English form, and the languages it is written in. */
export interface CanonicalPage {
  path: string;
  languages: readonly Language[];
}

/** The data of a page's head: its URL and its description. */
export interface PageHead {
  language: Language;
  /** `undefined` while it is not known what the page will show. */
  canonical: CanonicalPage | undefined;
  meta: PageMeta;
  /** The company, with its current data. */
  company: Company;
  /** For a page about one service or post: the page that lists them. */
  parent?: ParentPage | undefined;
  /** For a page about one post, as soon as it is known: the post. */
  post?: PageDescription | undefined;
  /** The URL of the page's own sharing picture; the site's unless given. */
  picture?: string | undefined;
  /** The site's URL, without a slash at its end. */
  siteUrl: string;
  /** The kind of posts that the page lists or shows: its feed is announced. */
  feed?: { kind: PostKind; title: string } | undefined;
  /** The company's data on the page, for search engines. Only documents have them, since search engines read no others. */
  facts?: ShownFacts | undefined;
  /** True if the page lists posts. */
  isList?: boolean;
  /** For a page in a sequence: the URLs of its neighbours, in the English form. */
  neighbours?: Readonly<Partial<Record<'prev' | 'next', string>>> | undefined;
  /** True for a page that only shared links lead to: it is hidden from search engines. */
  unlisted?: boolean;
  /** True if the page does not exist: it is hidden from search engines and has no canonical URL. */
  missing: boolean;
}

/** The contents of a document's head, without its URL. */
export type DescribedPage = Omit<PageHead, 'siteUrl'>;

export interface HeadTag {
  name: 'title' | 'meta' | 'link' | 'script';
  attributes: Record<string, string>;
  /** The text of a script, which must not contain the end of the script element; empty if the script has a source. */
  text?: string;
}

/** Returns the tags of a page's head that differ from page to page. */
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
  facts,
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
      text: structuredData({
        ...{ path: canonical.path, language, meta, company, parent, post },
        facts,
        isList,
        siteUrl,
      }),
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

/** No-break spaces of the page become plain ones, for searching and quoting. */
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

export function documentAttributes(language: Language): Record<string, string> {
  return { lang: language, dir: directionOf(language), ...(language === 'ar' && { class: 'rtl' }) };
}
