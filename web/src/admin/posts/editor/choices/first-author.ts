import { companyOf } from '#shared/company/company.ts';
import type { PostDefinition } from '#web/admin/posts/post-definition.ts';
import { siteContent } from '#web/features/content/content-store.ts';

/** Returns the fields of the author that a new post begins with: the company. Empty for posts without an author. */
export function firstAuthor({ side }: PostDefinition): Readonly<Record<string, string>> {
  if (!side.some(({ control }) => control === 'byline')) return {};
  const { name } = companyOf(siteContent.current());
  return { byline: 'company', author: name.en, authorAr: name.ar };
}
