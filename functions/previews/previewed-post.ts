import { emptyFields, storedFields } from '#shared/posts/fields.ts';
import type { PostKind } from '#shared/posts/kinds.ts';
import { type Post, postSchemas } from '#shared/posts/schemas.ts';
import type { CopyFields } from '#shared/posts/working-copy.ts';

/**
 * A post of what somebody has typed so far, as it would be published at an instant: what is missing is empty, and so is what could not
 * be stored. Texts may be longer than what may be published.
 */
export function previewedPost<K extends PostKind>(
  kind: K,
  id: string,
  typed: CopyFields,
  now: Date,
): Post<K> {
  const { fields, post: schema } = postSchemas[kind];
  const stored = storedFields(fields);
  const readable = Object.fromEntries(
    Object.entries(typed).filter(([name, value]) => stored[name]?.safeParse(value).success),
  );
  const at = now.toISOString();
  return schema.parse({
    ...emptyFields(fields),
    ...readable,
    ...{ id, createdAt: at, updatedAt: at, version: 1 },
    published: true,
    publishedAt: readable.publishedAt || at,
    unpublishAt: '',
  });
}
