import * as z from 'zod/mini';
import { address } from '../text/text.ts';
import {
  body,
  canBeCarriedOut,
  changesSomething,
  excerpt,
  line,
  longSearchTexts,
  publication,
  requiredBody,
  requiredLine,
  savedOver,
  savedWith,
  searchTexts,
  storedPost,
} from './fields.ts';
import { slug } from './slug.ts';

const required = { title: true, content: true, author: true, category: true } as const;
const longTexts = { content: true, contentAr: true, ...longSearchTexts } as const;

/** Makes the schemas of articles, the posts of the blog and the news. `schemas.ts` says what each is for. */
export function articleSchemas() {
  // What an editor writes. The content is Markdown. A text without an Arabic twin is shown in Arabic, too.
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
    slug: slug(),
    ...searchTexts(),
    ...publication(),
  });
  const post = storedPost(fields);
  return {
    fields: fields.check(canBeCarriedOut()),
    longTexts,
    searched: ['title', 'excerpt'],
    post,
    summary: z.partial(post, longTexts),
    newPost: z
      .extend(z.partial(fields), { ...z.pick(fields, required).shape, ...savedWith() })
      .check(canBeCarriedOut()),
    update: z.extend(z.partial(fields), savedOver()).check(changesSomething(), canBeCarriedOut()),
  } as const;
}
