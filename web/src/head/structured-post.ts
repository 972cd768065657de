import { brand } from '#shared/brand.ts';
import type { Language } from '#shared/language.ts';
import type { PageDescription } from './page-description.ts';

interface PostPlace {
  /** The page's address in its English form. */
  path: string;
  language: Language;
  /** The page's complete address. */
  address: string;
  siteUrl: string;
  /** Names the company in the same graph. */
  organization: string;
}

/** A post in terms of schema.org: an article of the blog or the news, or a job posting. */
export function structuredPost(post: PageDescription, place: PostPlace): Record<string, unknown> {
  const own = post.type === 'job' ? jobPosting(post, place) : article(post, place);
  return { ...own, url: place.address, ...post.structuredData };
}

function article(post: PageDescription, { path, language, address, siteUrl, organization }: PostPlace) {
  return {
    '@type': path.startsWith('/news/') ? 'NewsArticle' : 'BlogPosting',
    headline: post.title,
    description: post.description,
    image: [new URL(post.image || `/og/og-image-${language}.png`, siteUrl).href],
    ...(post.publishedAt && { datePublished: post.publishedAt }),
    ...(post.modifiedAt && { dateModified: post.modifiedAt }),
    ...(post.section && { articleSection: post.section }),
    inLanguage: language,
    author:
      post.author && post.author !== brand.name[language]
        ? { '@type': 'Person', name: post.author }
        : { '@id': organization },
    publisher: { '@id': organization },
    mainEntityOfPage: { '@id': address },
  };
}

function jobPosting(post: PageDescription, { organization }: PostPlace) {
  return {
    '@type': 'JobPosting',
    title: post.title,
    description: post.description,
    ...(post.publishedAt && { datePosted: post.publishedAt }),
    hiringOrganization: { '@id': organization },
  };
}
