import * as z from 'zod/mini';
import { address, text } from '../text/text.ts';
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
import { relatedCount, relatedIds } from './related-ids.ts';
import { slug } from './slug.ts';

/** True if a text has at most {@link relatedCount} ids of articles, all different. */
function isChoice(value: string): boolean {
  const ids = relatedIds(value);
  return ids.length <= relatedCount && new Set(ids).size === ids.length;
}

const required = { title: true, content: true, author: true, category: true } as const;
const longTexts = { content: true, contentAr: true, ...longSearchTexts } as const;

/** Makes the schemas of articles, the posts of the blog and the news. `schemas.ts` says what each is for. */
export function articleSchemas() {
  // The fields of an article that editors write. The content is Markdown. A field without an `…Ar`
  // counterpart applies to both languages.
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
    // `company`: the company wrote the article, and readers see its current name. Empty: the person named in `author` wrote it.
    byline: text('line', 10).check(z.refine((value) => value === '' || value === 'company', 'invalid')),
    // Ids of the related articles, separated by blanks; empty: they are chosen by category.
    related: text('line', 200).check(z.refine(isChoice, 'invalid')),
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
