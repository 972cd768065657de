import type { PictureUse, UseForm } from '#shared/images/library.ts';
import { namesPicture } from '#shared/images/used-in-text.ts';
import { type PostKind, postKinds } from '#shared/posts/kinds.ts';
import { listContent } from '../content/content.ts';
import { listContentDrafts } from '../content/drafts.ts';
import { listPosts } from '../posts/post-list.ts';
import { listDeleted } from '../posts/trash.ts';
import { everyPage } from '../table/query-page.ts';
import { queryPartition } from '../table/query-partition.ts';
import { isOver } from '../table/stored-item.ts';
import { type TextOrPost, versionsOf } from '../versions/version-item.ts';
import type { CopyState } from '../working-copies/copy-item.ts';
import { listWholeCopies } from '../working-copies/working-copy.ts';

/** How many posts are read per request: as many as a page of the database may hold. */
const pageOfAll = 1000;
/** How many items are read by their keys at once. */
const pageOfKeys = 100;

/**
 * Returns everything that uses a picture, except earlier versions. All posts are read whole for it, when a person looks
 * at one picture: with 5,000 posts about 25 MB, which costs a third of a cent.
 */
export async function findUses(picture: string, now: Date): Promise<PictureUse[]> {
  const [items, drafts] = await Promise.all([listContent(), listContentDrafts()]);
  const inContent = (form: UseForm, found: readonly { readonly key: string }[]) =>
    found.map(({ key }): PictureUse => ({ kind: 'content', id: key, title: '', form }));
  const stored = items.filter((item) => isUsedIn(item, picture));
  const typed = drafts.filter(({ value, valueAr }) => isUsedIn({ value, valueAr }, picture));
  const posts = await Promise.all(postKinds.map((kind) => usesInPosts(kind, picture, now)));
  return [...inContent('stored', stored), ...inContent('typed', typed), ...posts.flat()];
}

/** True if one of these fields contains the URL of a picture. */
export function isUsedIn(fields: object, picture: string): boolean {
  return Object.values(fields).some((value) => typeof value === 'string' && namesPicture(value, picture));
}

async function usesInPosts(kind: PostKind, picture: string, now: Date): Promise<PictureUse[]> {
  const copies = (state: CopyState) =>
    everyPage((after) => listWholeCopies(kind, { state, limit: pageOfKeys, after, now }));
  const [stored, deleted, typed, discarded] = await Promise.all([
    everyPage((after) => listPosts(kind, pageOfAll, after)),
    everyPage((after) => listDeleted(kind, pageOfKeys, now, after)),
    copies('waiting'),
    copies('discarded'),
  ]);
  const titles = new Map([...deleted, ...stored].map(({ id, title }) => [id, title]));
  const uses = (form: UseForm, elements: readonly { id: string; fields: object }[]) =>
    elements
      .filter(({ fields }) => isUsedIn(fields, picture))
      .map(
        ({ id, fields }): PictureUse => ({ kind, id, title: titleIn(fields) ?? titles.get(id) ?? '', form }),
      );
  const whole = <Post extends { id: string }>(post: Post) => ({ id: post.id, fields: post });
  return [
    ...uses('stored', stored.map(whole)),
    ...uses('typed', typed),
    ...uses('deleted', deleted.map(whole)),
    ...uses('discarded', discarded),
  ];
}

function titleIn(fields: object): string | undefined {
  return 'title' in fields && typeof fields.title === 'string' ? fields.title : undefined;
}

/** How many items' versions are read at once. */
const atOnce = 10;

/** Returns those items that used a picture in an earlier version that can still be restored, or in discarded texts. */
export async function withEarlierUse<Element extends TextOrPost>(
  candidates: readonly Element[],
  picture: string,
  now: Date,
): Promise<Element[]> {
  const found: Element[] = [];
  for (let start = 0; start < candidates.length; start += atOnce) {
    const some = candidates.slice(start, start + atOnce);
    const used = await Promise.all(some.map((textOrPost) => hasUsed(textOrPost, picture, now)));
    found.push(...some.filter((_, place) => used[place]));
  }
  return found;
}

async function hasUsed(textOrPost: TextOrPost, picture: string, now: Date): Promise<boolean> {
  const versions = await queryPartition(versionsOf(textOrPost));
  return versions.some((version) => {
    const { fields } = version;
    return (
      !isOver(version, now) && typeof fields === 'object' && fields !== null && isUsedIn(fields, picture)
    );
  });
}
