import { listPublishedCategories } from '#functions/data/posts/post-category.ts';
import { cacheHeaders } from '#functions/http/caching.ts';
import type { Operation } from '#functions/http/operation.ts';
import type { Language } from '#shared/language.ts';
import { defaultLanguage } from '#shared/language.ts';

type Categories = Awaited<ReturnType<typeof listPublishedCategories>>;

/** Short beside the two seconds of the CDN, which come on top. */
const keptMs = 1000;

let kept: { readonly categories: Promise<Categories>; readonly until: number } | undefined;

export const listBlogCategories: Operation<'listBlogCategories'> = async ({ query, isSignedIn }) => {
  const { language = defaultLanguage } = query;
  const signedIn = await isSignedIn();
  const categories = await (signedIn ? listPublishedCategories('blog') : recentCategories(new Date()));
  return { body: shownCategories(categories, language), headers: cacheHeaders(signedIn) };
};

/** The categories as they were within the last second: however many ask, this function reads them once a second. */
async function recentCategories(now: Date): Promise<Categories> {
  if (!kept || now.getTime() >= kept.until) {
    const categories = listPublishedCategories('blog');
    kept = { categories, until: now.getTime() + keptMs };
    categories.catch(forgetCategories);
  }
  return kept.categories;
}

/** Makes the next request read again. */
function forgetCategories(): void {
  kept = undefined;
}

function shownCategories(categories: Categories, language: Language): string[] {
  const shown = categories.map(({ category, categoryAr }) => (language === 'ar' && categoryAr) || category);
  return [...new Set(shown)].sort(new Intl.Collator(language).compare);
}
