import { createHash } from 'node:crypto';
import * as z from 'zod/mini';
import { confirmClaim } from '#functions/data/content/claims.ts';
import { getContentItem, listContent, updateContent as store } from '#functions/data/content/content.ts';
import { dropContentDraft } from '#functions/data/content/drafts.ts';
import { isMissingPicture } from '#functions/data/pictures/picture.ts';
import { cacheForOneSecond, cacheHeaders } from '#functions/http/caching.ts';
import { BadRequest, Conflict, NotFound } from '#functions/http/errors.ts';
import { parseInput } from '#functions/http/input.ts';
import type { Operation } from '#functions/http/operation.ts';
import type { SignedIn } from '#functions/http/session.ts';
import { claimOf, claimText } from '#shared/content/claims.ts';
import type { ContentItem } from '#shared/content/item.ts';
import { type ContentKey, content, isContentKey } from '#shared/content/registry.ts';
import { contentValue } from '#shared/content/value.ts';
import { noPictureThere } from '#shared/images/image.ts';

export const getSiteContent: Operation<'getSiteContent'> = async ({ isSignedIn }) => {
  const signedIn = await isSignedIn();
  const { items, etag } = await (signedIn ? readContent() : siteContent.recent(new Date()));
  return { body: items, headers: { ETag: etag, ...cacheHeaders(signedIn) } };
};

/** The content for visitors, read once a second at most. Every save has to call `forget`. */
export const siteContent = cacheForOneSecond(readContent);

/** Returns all stored items and their entity tag. */
async function readContent() {
  const items = await listContent();
  const digest = createHash('sha256').update(JSON.stringify(items)).digest('base64url');
  return { items, etag: `"${digest}"` };
}

export const updateContent: Operation<'updateContent'> & Operation<'updateSimpleContent'> = async ({
  params: { key },
  body,
  administrator,
}) => {
  if (!isContentKey(key)) throw new NotFound('There is no content item with this key; reload the editor.');
  const value = contentValue(content[key].kind);
  const texts = parseInput(z.object({ value, valueAr: z.optional(value) }), body);
  if (content[key].kind === 'image') await refuseMissingPictures(key, texts);
  const { draft, ...update } = body;
  const result = await store(key, { ...update, ...texts }, new Date(), administrator.username);
  siteContent.forget();
  if (!result.saved) {
    throw new Conflict(
      'Somebody else changed this item meanwhile; choose which version to keep.',
      result.item,
      result.savedBy,
    );
  }
  if (draft !== undefined) await dropContentDraft(key, draft);
  await confirmOwnWords(result.item, administrator);
  return { body: result.item };
};

/**
 * Refuses paths of this site that lead to no picture. A path that the item already has is accepted: it may be older
 * than this check, or its picture may have been deleted since.
 *
 * @throws BadRequest
 */
export async function refuseMissingPictures(
  key: ContentKey,
  texts: { readonly value: string; readonly valueAr?: string | undefined },
): Promise<void> {
  for (const field of ['value', 'valueAr'] as const) {
    const address = texts[field];
    if (!address || !(await isMissingPicture(address))) continue;
    if ((await getContentItem(key))?.[field] === address) continue;
    throw new BadRequest(noPictureThere, [{ field, problem: 'no-picture' }]);
  }
}

/** Confirms a claim when an owner saves their own words for it. Going back to the default text confirms nothing. */
export async function confirmOwnWords(item: ContentItem, { role, username }: SignedIn): Promise<void> {
  const claim = claimOf(item.key);
  if (!claim || claim.key !== item.key || role !== 'owner' || item.value === '') return;
  await confirmClaim(claim.key, claimText(claim, [item]), new Date(), username);
}
