import * as z from 'zod/mini';
import { emptyFields } from '#shared/posts/fields.ts';
import type { PostKind } from '#shared/posts/kinds.ts';
import { postSchemas } from '#shared/posts/schemas.ts';

/** Returns a post as the API takes it, in which no text is empty. */
export function newPost(kind: PostKind, title: string, published = true): object {
  const { fields } = postSchemas[kind];
  const shape: Readonly<Record<string, z.ZodMiniType>> = fields.shape;
  const texts = Object.entries(emptyFields(fields)).map(([name, value]) => [
    name,
    shape[name] instanceof z.ZodMiniString && !/image|byline/i.test(name) ? name : value,
  ]);
  return { ...Object.fromEntries(texts), slug: '', title, titleAr: `${title} بالعربية`, published };
}
