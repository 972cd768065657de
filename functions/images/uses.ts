import type * as z from 'zod/mini';
import { listContent } from '#functions/data/content/content.ts';
import { getPicture, updatePicture } from '#functions/data/pictures/picture.ts';
import { type Replace, replaceUse } from '#functions/data/pictures/replace-use.ts';
import { findUses, withEarlierUse } from '#functions/data/pictures/uses.ts';
import { listPosts } from '#functions/data/posts/post-list.ts';
import { listDeleted } from '#functions/data/posts/trash.ts';
import type { Position } from '#functions/data/table/cursor.ts';
import type { TextOrPost } from '#functions/data/versions/version-item.ts';
import { BadRequest, Conflict, NotFound } from '#functions/http/errors.ts';
import { forEach } from '#functions/http/for-each.ts';
import type { Operation } from '#functions/http/operation.ts';
import { linkToNext, readCursor } from '#functions/http/pages/pagination.ts';
import { isContentKey } from '#shared/content/registry.ts';
import type { LibraryPicture, pictureReplaced, ReplaceableUse, UseForm } from '#shared/images/library.ts';
import { withOtherPicture } from '#shared/images/used-in-text.ts';
import { postKinds } from '#shared/posts/kinds.ts';
import { requirePicture } from './library.ts';

/** The maximum number of posts whose versions one call reads. */
const postsAtOnce = 25;

export const findPictureUses: Operation<'findPictureUses'> = async ({ params: { id } }) => {
  await requirePicture(id);
  return { body: await findUses(id, new Date()) };
};

export const findEarlierUses: Operation<'findEarlierUses'> = async ({ params: { id, place }, query }) => {
  await requirePicture(id);
  const list = `picture-uses-${place}`;
  const now = new Date();
  const { candidates, next } = await candidatesIn(place, readCursor(list, query.cursor), now);
  const used = await withEarlierUse(candidates, id, now);
  const path = `/api/admin/pictures/${id}/uses/${place}`;
  return {
    body: used.map((candidate) => ({ ...candidate, form: 'earlier' as const })),
    headers: linkToNext(list, { path, query: {}, next }),
  };
};

type Named = TextOrPost & { readonly title: string };

/**
 * Returns some of the items that may use a picture. `place` is `content` for the content items, a kind for its posts, or
 * `<kind>-trash` for its posts in the trash.
 */
async function candidatesIn(place: string, after: Position | undefined, now: Date) {
  if (place === 'content') {
    const keys = (await listContent()).map(({ key }) => key).filter(isContentKey);
    const candidates: Named[] = keys.map((id) => ({ kind: 'content', id, title: '' }));
    return { candidates, next: undefined };
  }
  const kind = postKinds.find((one) => place === one || place === `${one}-trash`);
  if (!kind) throw new NotFound('There is nothing of this kind that shows pictures; check the address.');
  const { items, next } = await (place === kind
    ? listPosts(kind, postsAtOnce, after)
    : listDeleted(kind, postsAtOnce, now, after));
  const candidates: Named[] = items.map(({ id, title }) => ({ kind, id, title }));
  return { candidates, next };
}

export const replacePicture: Operation<'replacePicture'> = async ({
  params: { id },
  body,
  administrator,
  note,
}) => {
  if (body.by === id) throw new BadRequest('This is the same picture; choose another one.');
  const [picture, other] = await Promise.all([requirePicture(id), requirePicture(body.by)]);
  note({ title: picture.name });
  if (other.deletedAt) throw new Conflict('That picture lies in the trash; restore it first.');
  const used = await describedLike(picture, other);
  const act = { now: new Date(), by: administrator.username };
  const replace: Replace = (text, language) => withOtherPicture(text, picture, used, language);
  const inForm = (form: UseForm) =>
    replaceIn(
      body.uses.filter((use) => use.form === form),
      (use) => replaceUse(use, replace, act),
    );
  const [typed, stored] = [await inForm('typed'), await inForm('stored')];
  return {
    body: {
      replaced: [...typed.replaced, ...stored.replaced],
      failed: [...typed.failed, ...stored.failed],
    },
  };
};

async function replaceIn(
  places: readonly ReplaceableUse[],
  act: (use: ReplaceableUse) => Promise<boolean>,
): Promise<z.output<typeof pictureReplaced>> {
  const uses = new Map(places.map((use) => [JSON.stringify(use), use]));
  const { done, failed } = await forEach([...uses.keys()], async (key) => {
    const use = uses.get(key);
    return use && (await act(use)) ? use : undefined;
  });
  return { replaced: done, failed: failed.flatMap((key) => uses.get(key) ?? []) };
}

/** Returns the replacing picture. If it has no description yet, it gets the description of the replaced picture. */
async function describedLike(picture: LibraryPicture, other: LibraryPicture): Promise<LibraryPicture> {
  const { id, name, alt, altAr, focus, version } = other;
  if (alt || altAr || (!picture.alt && !picture.altAr)) return other;
  const words = { alt: picture.alt, altAr: picture.altAr };
  const described = await updatePicture(id, { name, ...words, focus, version });
  return described ?? (await getPicture(id)) ?? other;
}
