import * as z from 'zod/mini';
import { categorizedKinds, category, maxCategories, storedCategories } from '#shared/posts/category.ts';
import { postRow } from '#shared/posts/row.ts';
import { endpoint } from '../endpoint/endpoint.ts';

const kind = z.enum(categorizedKinds);

/** Lists the categories of a kind of posts, with their names in both languages. */
export const getPostCategories = endpoint({
  method: 'GET',
  path: '/api/admin/post-categories/{kind}',
  group: 'posts',
  access: 'editor',
  response: storedCategories,
});

/**
 * Saves all categories of a kind. 409, with the stored ones as `current`, if the given version is not the stored one.
 */
export const savePostCategories = endpoint({
  method: 'PUT',
  path: '/api/admin/post-categories',
  group: 'posts',
  access: 'editor',
  audited: { act: 'categories-changed' },
  body: z.object({
    kind,
    categories: z.array(category).check(z.maxLength(maxCategories)),
    version: z.int(),
  }),
  response: storedCategories,
});

/**
 * Gives posts of a kind the current names of their categories, some posts per call. `left`: how many posts still have
 * other names; repeat the call for them.
 */
export const renamePostCategories = endpoint({
  method: 'POST',
  path: '/api/admin/post-categories/renamed',
  group: 'posts',
  access: 'editor',
  audited: false,
  body: z.object({ kind }),
  response: z.object({ changed: z.array(postRow), left: z.int() }),
});
