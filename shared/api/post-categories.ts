import * as z from 'zod/mini';
import { categorizedKinds, category, mostCategories, storedCategories } from '../posts/category.ts';
import { postRow } from '../posts/row.ts';
import { endpoint } from './endpoint/endpoint.ts';

const kind = z.enum(categorizedKinds);

/** The categories of a kind of posts, with their names in both languages. */
export const getPostCategories = endpoint({
  method: 'GET',
  path: '/api/admin/post-categories/{kind}',
  group: 'posts',
  access: 'editor',
  response: storedCategories,
});

/** Saves the categories of a kind, all of them. A version that is not the stored one is 409, with what is stored as `current`. */
export const savePostCategories = endpoint({
  method: 'PUT',
  path: '/api/admin/post-categories',
  group: 'posts',
  access: 'editor',
  audited: { act: 'categories-changed' },
  body: z.object({
    kind,
    categories: z.array(category).check(z.maxLength(mostCategories)),
    version: z.int(),
  }),
  response: storedCategories,
});

/**
 * Gives posts of a kind the names that their categories have now, some posts in a call. `left`: how many still have others, to be
 * asked again for.
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
