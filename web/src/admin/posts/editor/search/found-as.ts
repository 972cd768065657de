import { type Language, type Localized, localizedPath } from '#shared/language.ts';
import { describedAs } from '#shared/posts/described.ts';
import type { PostKind } from '#shared/posts/kinds.ts';
import { localizePost } from '#shared/posts/localize.ts';
import { listPath } from '#shared/posts/paths.ts';
import type { PostSummary } from '#shared/posts/schemas.ts';
import { proposedSlug } from '#shared/posts/slug.ts';
import { type PostPicture, pictureOf } from '#shared/publishing/picture.ts';
import { shortened } from '#shared/text/plain-text.ts';
import type { PostValues } from '../post-drafts.ts';
import { copy } from './copy.en.ts';

/** The approximate length that search results show, in characters. */
const shownLength = { title: 60, description: 155 } as const;

/** A post as search engines and social networks show it. */
export interface Found {
  /** Title of the page, shortened as in a list of results. */
  readonly pageTitle: string;
  /** Title of the post, where it is shared. */
  readonly title: string;
  readonly description: string;
  /** The breadcrumbs: the site, the list, the post. */
  readonly trail: readonly string[];
  readonly picture: PostPicture;
}

/** Returns how search engines and social networks would show the values in the fields, by the rules that make the page. */
export function foundAs(kind: PostKind, values: PostValues, language: Language, company: Localized): Found {
  const typed: unknown = { ...values, id: '', createdAt: '', updatedAt: '', version: 0 };
  const post = localizePost(kind, typed as PostSummary, language);
  const { searchTitle, description } = describedAs(post);
  const title = post.title || copy.untitled;
  return {
    pageTitle: shortened(searchTitle || `${title} | ${company[language]}`, shownLength.title),
    title: searchTitle || title,
    description: shortened(description, shownLength.description),
    trail: [
      location.host,
      ...localizedPath(listPath(kind), language).split('/').filter(Boolean),
      String(values.slug || proposedSlug(values.title) || '…'),
    ],
    picture: { ...pictureOf(post), title },
  };
}
