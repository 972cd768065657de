import { brand } from '../../../shared/brand.ts';
import { directionOf, type Language, languages, localeOf, localizedPath } from '../../../shared/language.ts';

/** What search engines and social networks are told about a page, in its language. */
export interface PageMeta {
  title: string;
  description: string;
  keywords: string;
}

/** A page as its head describes it: where it is and what it says of itself. */
export interface PageHead {
  path: string;
  language: Language;
  meta: PageMeta;
  /** The site's own address, without a slash at its end. */
  siteUrl: string;
  /** The page does not exist: it is kept out of search results and has no address of its own. */
  missing: boolean;
}

export interface HeadTag {
  name: 'title' | 'meta' | 'link';
  attributes: Record<string, string>;
  text?: string;
}

/** The tags of a page's head that differ from page to page. */
export function headTags({ path, language, meta, siteUrl, missing }: PageHead): HeadTag[] {
  const url = (of: Language) => siteUrl + localizedPath(path, of);
  const named = (name: string, content: string): HeadTag => ({ name: 'meta', attributes: { name, content } });
  const property = (name: string, content: string): HeadTag => ({
    name: 'meta',
    attributes: { property: name, content },
  });
  const image = `${siteUrl}/og/og-image-${language}.png`;
  const described: HeadTag[] = [
    { name: 'title', attributes: {}, text: meta.title },
    named('description', meta.description),
    named('keywords', meta.keywords),
  ];
  if (missing) return [...described, named('robots', 'noindex')];
  return [
    ...described,
    { name: 'link', attributes: { rel: 'canonical', href: url(language) } },
    ...languages.map(
      (of): HeadTag => ({ name: 'link', attributes: { rel: 'alternate', hreflang: of, href: url(of) } }),
    ),
    { name: 'link', attributes: { rel: 'alternate', hreflang: 'x-default', href: url('en') } },
    property('og:type', 'website'),
    property('og:site_name', brand.name[language]),
    property('og:title', meta.title),
    property('og:description', meta.description),
    property('og:url', url(language)),
    property('og:image', image),
    property('og:image:width', '1200'),
    property('og:image:height', '630'),
    property('og:locale', localeOf(language).replace('-', '_')),
    named('twitter:card', 'summary_large_image'),
    named('twitter:title', meta.title),
    named('twitter:description', meta.description),
    named('twitter:image', image),
  ];
}

/** The attributes of the document element in a language. */
export function documentAttributes(language: Language): Record<string, string> {
  return { lang: language, dir: directionOf(language), ...(language === 'ar' && { class: 'rtl' }) };
}
