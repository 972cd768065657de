import { listPublishedCategories } from '#functions/data/posts/post-list.ts';
import { cacheHeaders, onceASecond } from '#functions/http/caching.ts';
import type { Operation } from '#functions/http/operation.ts';
import type { Language } from '#shared/language.ts';
import { defaultLanguage } from '#shared/language.ts';

type Categories = Awaited<ReturnType<typeof listPublishedCategories>>;

const readCategories = () => listPublishedCategories('blog');
const recentCategories = onceASecond(readCategories).recent;

export const listBlogCategories: Operation<'listBlogCategories'> = async ({ query, isSignedIn }) => {
  const { language = defaultLanguage } = query;
  const signedIn = await isSignedIn();
  const categories = await (signedIn ? readCategories() : recentCategories(new Date()));
  return { body: shownCategories(categories, language), headers: cacheHeaders(signedIn) };
};

function shownCategories(categories: Categories, language: Language): string[] {
  const shown = categories.map(({ category, categoryAr }) => (language === 'ar' && categoryAr) || category);
  return [...new Set(shown)].sort(new Intl.Collator(language).compare);
}
