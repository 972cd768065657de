import * as z from 'zod/mini';
import { articleSchemas } from '../posts/article.ts';
import { emptyFields } from '../posts/fields.ts';
import type { PostSummary } from '../posts/schemas.ts';
import { builtInNewsIds } from './news.ts';
import { teasers as arabic } from './teasers.ar.ts';
import { teasers as english } from './teasers.en.ts';

/** `empty` has the empty values of the fields that the teasers do not have. */
const { fields, longTexts } = articleSchemas();
const empty = emptyFields(z.omit(z.object(fields.shape), longTexts));

/** The news that comes with the site in the form of stored news. It has no dates. */
export const builtInSummaries: readonly PostSummary<'news'>[] = builtInNewsIds.map((id) => ({
  ...empty,
  id,
  createdAt: '',
  updatedAt: '',
  version: 1,
  published: true,
  publishedAt: '',
  title: english[id].title,
  titleAr: arabic[id].title,
  excerpt: english[id].excerpt,
  excerptAr: arabic[id].excerpt,
  category: english[id].category,
  categoryAr: arabic[id].category,
}));
