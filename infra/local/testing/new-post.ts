import { emptyFields } from '#shared/posts/fields.ts';
import type { PostKind } from '#shared/posts/kinds.ts';
import { postSchemas } from '#shared/posts/schemas.ts';

/** A post as the API takes it, with something in every text. */
export function newPost(kind: PostKind, title: string, published = true): object {
  const fields = emptyFields(postSchemas[kind].fields);
  const texts = Object.entries(fields).map(([name, value]) => [
    name,
    value === '' && !/image/i.test(name) ? name : value,
  ]);
  return { ...Object.fromEntries(texts), title, titleAr: `${title} بالعربية`, published };
}
