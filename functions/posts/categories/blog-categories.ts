import { listPublishedCategories } from '#functions/data/posts/post-list.ts';
import { cacheHeaders, onceASecond } from '#functions/http/caching.ts';
import type { Operation } from '#functions/http/operation.ts';
import { defaultLanguage } from '#shared/language.ts';
import { categoriesIn } from '#shared/posts/categories.ts';

const readCategories = () => listPublishedCategories('blog');
const recentCategories = onceASecond(readCategories).recent;

export const listBlogCategories: Operation<'listBlogCategories'> = async ({ query, isSignedIn }) => {
  const { language = defaultLanguage } = query;
  const signedIn = await isSignedIn();
  const categories = await (signedIn ? readCategories() : recentCategories(new Date()));
  return { body: categoriesIn(categories, language), headers: cacheHeaders(signedIn) };
};
