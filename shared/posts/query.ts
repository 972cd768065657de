import * as z from 'zod/mini';
import { page } from '../api/endpoint/page.ts';
import { languages } from '../language.ts';
import { postMaxLength } from './fields.ts';

/** Longest text that can be searched for, in characters. */
export const searchMaxLength = 200;

/** The fields of the posts in a list: `summary` leaves the long texts out. */
const fields = z.optional(z.enum(['all', 'summary']));

/** Query of the administrators' lists. */
export const postPageQuery = z.object({ ...page, fields });
export type PostPageQuery = z.infer<typeof postPageQuery>;

/**
 * Query of the public lists. `search` is looked for, ignoring case, in title and excerpt (of a job posting: title, department
 * and location) as a reader of `language` sees them; `category` is the category's name in that language.
 */
export const postListQuery = z.object({
  ...page,
  fields,
  language: z.optional(z.enum(languages)),
  search: z.optional(z.string().check(z.maxLength(searchMaxLength))),
  category: z.optional(z.string().check(z.maxLength(postMaxLength.line))),
});
export type PostListQuery = z.infer<typeof postListQuery>;

/** Query of the list of categories: the language of their names, English unless given. */
export const categoryQuery = z.object({ language: z.optional(z.enum(languages)) });
