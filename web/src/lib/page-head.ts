import { brand } from '../../../shared/brand.ts';
import {
  defaultLanguage,
  directionOf,
  type Language,
  localeOf,
  localizedPath,
} from '../../../shared/language.ts';
import { type ServicesPage, structuredData } from './structured-data.ts';

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
  path: string;
  language: Language;
  canonical: CanonicalPage;
  meta: PageMeta;
  /** For a page about one service: the page that lists the services. */
  services?: ServicesPage | undefined;
  /** The site's own address, without a slash at its end. */
  siteUrl: string;
  /** The page does not exist: it is kept out of search results and has no address of its own. */
  missing: boolean;
}

export interface HeadTag {
  name: 'title' | 'meta' | 'link' | 'script';
  attributes: Record<string, string>;
  /** Of a script: text that cannot end it. */
  text?: string;
}

/** The tags of a page's head that differ from page to page. */
export function headTags({
  language: around,
  canonical,
  meta,
  services,
  siteUrl,
  missing,
}: Omit<PageHead, 'path'>): HeadTag[] {
  const language = canonical.languages.includes(around) ? around : defaultLanguage;
  const url = (of: Language) => siteUrl + localizedPath(canonical.path, of);
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
    ...canonical.languages.map(
      (of): HeadTag => ({ name: 'link', attributes: { rel: 'alternate', hreflang: of, href: url(of) } }),
    ),
    { name: 'link', attributes: { rel: 'alternate', hreflang: 'x-default', href: url(defaultLanguage) } },
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
    {
      name: 'script',
      attributes: { type: 'application/ld+json' },
      text: structuredData({ path: canonical.path, language, meta, services, siteUrl }),
    },
  ];
}

/** The attributes of the document element in a language. */
export function documentAttributes(language: Language): Record<string, string> {
  return { lang: language, dir: directionOf(language), ...(language === 'ar' && { class: 'rtl' }) };
}
