import type { Company } from '#shared/company/company.ts';
import { withoutFragment } from '#shared/images/focus.ts';
import type { Language } from '#shared/language.ts';
import { kinds, type PostShape } from '#shared/posts/kinds.ts';
import { picturePath, sitePicturePath } from '#shared/publishing/picture.ts';
import type { PageDescription } from './page-description.ts';

interface PostPlace {
  language: Language;
  /** The page's complete URL. */
  address: string;
  siteUrl: string;
  /** The id of the company in the same graph. */
  organization: string;
  company: Company;
}

/** The properties of a post of each shape, beside its type. */
const termsOf: Record<PostShape, (post: PageDescription, place: PostPlace) => object> = { article, job };

/** Returns a post in terms of schema.org. */
export function structuredPost(post: PageDescription, place: PostPlace): Record<string, unknown> {
  const { shape, schemaType } = kinds[post.kind];
  return { '@type': schemaType, ...termsOf[shape](post, place), url: place.address, ...post.structuredData };
}

function article(post: PageDescription, { language, address, siteUrl, organization, company }: PostPlace) {
  const drawn = post.picture ? picturePath(post.picture, company) : sitePicturePath(language, company);
  return {
    headline: post.title,
    description: post.description,
    image: [new URL(withoutFragment(post.image ?? '') || drawn, siteUrl).href],
    ...(post.publishedAt && { datePublished: post.publishedAt }),
    ...(post.modifiedAt && { dateModified: post.modifiedAt }),
    ...(post.section && { articleSection: post.section }),
    inLanguage: language,
    author:
      post.author && post.author !== company.name[language]
        ? { '@type': 'Person', name: post.author }
        : { '@id': organization },
    publisher: { '@id': organization },
    mainEntityOfPage: { '@id': address },
  };
}

function job(post: PageDescription, { organization }: PostPlace) {
  return {
    title: post.title,
    description: post.description,
    ...(post.publishedAt && { datePosted: post.publishedAt }),
    hiringOrganization: { '@id': organization },
  };
}
