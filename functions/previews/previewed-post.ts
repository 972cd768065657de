import { listContent } from '#functions/data/content/content.ts';
import { isDeleted } from '#functions/data/posts/post-item.ts';
import { getItem, readPost } from '#functions/data/posts/stored-post.ts';
import { getWorkingCopy } from '#functions/data/working-copies/working-copy.ts';
import { cacheForOneSecond } from '#functions/http/caching.ts';
import { content, isContentKey } from '#shared/content/registry.ts';
import { emptyFields, storedFields } from '#shared/posts/fields.ts';
import type { PostKind } from '#shared/posts/kinds.ts';
import { type Post, postSchemas } from '#shared/posts/schemas.ts';
import { type CopyFields, copyFieldsOf } from '#shared/posts/working-copy.ts';
import type { Renderer, ShownItem } from '#shared/publishing/renderer.ts';

/**
 * Returns a post with the texts typed so far, as it would be published at an instant. Missing or invalid values are
 * empty. Texts may be longer than allowed for publishing.
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

/**
 * Returns a post as it would be published now, with its working copy if there is one; `undefined` if there is neither,
 * or the post is in the trash.
 */
export async function currentPost<K extends PostKind>(
  kind: K,
  id: string,
  now: Date,
): Promise<Post<K> | undefined> {
  const [item, copy] = await Promise.all([getItem(kind, id), getWorkingCopy(kind, id, now)]);
  if (item && isDeleted(item)) return undefined;
  const post = item && readPost(kind, item);
  if (!post && !copy) return undefined;
  return previewedPost(kind, id, { ...copyFieldsOf(kind, post ?? {}), ...copy?.fields }, now);
}

/**
 * Returns the content items, which the page around a previewed post shows. They are read at most once a second, since a preview
 * that follows typing asks again and again.
 */
export const recentContent = cacheForOneSecond(listContent);

/**
 * True for a page whose texts can be previewed. A page that lists posts has no preview, because all these posts would have to
 * be read.
 */
export function hasPreview({ pages }: Pick<Renderer, 'pages'>, path: string): boolean {
  return pages.some((page) => page.path === path && page.lists.length === 0);
}

/** Returns stored content in which some texts are replaced; unknown keys are left out. */
export function withTexts(
  stored: readonly ShownItem[],
  texts: readonly Pick<ShownItem, 'key' | 'value' | 'valueAr'>[],
): ShownItem[] {
  const known = texts.flatMap(({ key, value, valueAr }) =>
    isContentKey(key)
      ? [
          {
            key,
            value,
            valueAr,
            type: content[key].kind === 'image' ? ('image' as const) : ('text' as const),
          },
        ]
      : [],
  );
  const replaced = new Set<string>(known.map(({ key }) => key));
  return [...stored.filter(({ key }) => !replaced.has(key)), ...known];
}
