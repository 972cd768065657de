import type { Company } from '../company/company.ts';
import { withoutFragment } from '../images/focus.ts';
import { type Language, localeOf } from '../language.ts';
import { type PostPicture, picturePath, sitePicturePath } from './picture.ts';

/** The attributes of a `meta` tag. */
export type MetaTag = { name: string; content: string } | { property: string; content: string };

/** The data of a page from which its tags for social networks are made. */
export interface SharedPage {
  readonly language: Language;
  /** All languages it exists in. */
  readonly languages: readonly Language[];
  /** Its complete URL. */
  readonly url: string;
  /** The site's URL, without a slash at its end. */
  readonly siteUrl: string;
  readonly company: Pick<Company, 'name'>;
  /** Without the site's name. */
  readonly title: string;
  readonly description: string;
  /** A URL on the site or a complete one; the site's own picture unless given. */
  readonly image?: string | undefined;
  /** The URL of a sharing picture from the build, as large as the drawn ones. Used without `picture` and `image`. */
  readonly builtPicture?: string | undefined;
  /** The picture drawn for sharing this page. Its tags precede those of `image`. */
  readonly picture?: PostPicture | undefined;
  readonly author?: string | undefined;
  /** For an article, if known: instants in ISO 8601, and its category. */
  readonly article?:
    | {
        readonly publishedAt?: string | undefined;
        readonly modifiedAt?: string | undefined;
        readonly section?: string | undefined;
      }
    | undefined;
}

/** Returns the `meta` tags for social networks: Open Graph, and those that X needs besides. */
export function socialTags(page: SharedPage): MetaTag[] {
  const { language, languages, url, siteUrl, company, title, description, article } = page;
  const drawn = page.picture
    ? picturePath(page.picture, company)
    : page.image
      ? undefined
      : (page.builtPicture ?? sitePicturePath(language, company));
  const images = [drawn, page.image].flatMap((image) =>
    image ? new URL(withoutFragment(image), siteUrl).href : [],
  );
  return [
    property('og:type', article ? 'article' : 'website'),
    property('og:site_name', company.name[language]),
    property('og:title', title),
    property('og:description', description),
    property('og:url', url),
    ...images.flatMap((image, index) => [
      property('og:image', image),
      ...(drawn && index === 0
        ? [property('og:image:width', '1200'), property('og:image:height', '630')]
        : []),
    ]),
    property('og:locale', localeName(language)),
    ...languages
      .filter((other) => other !== language)
      .map((other) => property('og:locale:alternate', localeName(other))),
    ...(page.author ? [named('author', page.author)] : []),
    ...(article?.publishedAt ? [property('article:published_time', article.publishedAt)] : []),
    ...(article?.modifiedAt ? [property('article:modified_time', article.modifiedAt)] : []),
    ...(article?.section ? [property('article:section', article.section)] : []),
    named('twitter:card', 'summary_large_image'),
    named('twitter:title', title),
    named('twitter:description', description),
    named('twitter:image', images[0] ?? ''),
  ];
}

function localeName(language: Language): string {
  return localeOf(language).replace('-', '_');
}

function named(name: string, content: string): MetaTag {
  return { name, content };
}

function property(name: string, content: string): MetaTag {
  return { property: name, content };
}
