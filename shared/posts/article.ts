import * as z from 'zod/mini';
import { address } from '../text/text.ts';
import {
  body,
  changesSomething,
  excerpt,
  line,
  requiredBody,
  requiredLine,
  savedOver,
  storedPost,
} from './fields.ts';

/** What an editor writes in an article. The content is Markdown. A text without an Arabic twin is shown in Arabic too. */
const fields = z.object({
  title: requiredLine(),
  titleAr: line(),
  content: requiredBody(),
  contentAr: body(),
  excerpt: excerpt(),
  excerptAr: excerpt(),
  author: requiredLine(),
  authorAr: line(),
  category: requiredLine(),
  categoryAr: line(),
  imageUrl: address(),
  published: z.boolean('invalid'),
});
const required = { title: true, content: true, author: true, category: true } as const;
const longTexts = { content: true, contentAr: true } as const;
const post = storedPost(fields);

/** The schemas of an article: a post of the blog or the news. What they are for says `schemas.ts`. */
export const article = {
  fields,
  longTexts,
  searched: ['title', 'excerpt'],
  post,
  summary: z.partial(post, longTexts),
  newPost: z.extend(z.partial(fields), z.pick(fields, required).shape),
  update: z.extend(z.partial(fields), savedOver).check(changesSomething()),
} as const;
