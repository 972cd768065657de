import * as z from 'zod/mini';
import { maxTranslations, type WaitingTranslation, waitingTranslation } from '#shared/content/translation.ts';
import { listPictures } from '../pictures/picture.ts';
import { countArabic } from '../posts/arabic-to-do.ts';
import { everyPage } from '../table/query-page.ts';
import { contentOf, getKeptHeads } from './kept-head.ts';

/** How many pictures are read per request: more than a page of the database holds. */
const pageOfAll = 2000;

/** The head of the list of pictures: how many alternative texts need Arabic, and the first of them. */
const pictureHead = z.object({
  counts: z.object({ missing: z.int(), older: z.int() }),
  waiting: z.array(waitingTranslation),
});
type PictureHead = z.output<typeof pictureHead>;

/** Reads all pictures and returns the head of their list. */
export async function makePictureHead(now: Date): Promise<PictureHead> {
  const pictures = await everyPage((after) => listPictures('kept', pageOfAll, after, now));
  const waiting = pictures.flatMap(({ id, name, alt, altAr, altBefore }): WaitingTranslation[] => {
    const state = alt === '' ? undefined : altAr === '' ? 'missing' : altBefore !== undefined && 'older';
    return state ? [{ kind: 'picture', id, name, state, count: 1 }] : [];
  });
  return { counts: countArabic(waiting), waiting: waiting.slice(0, maxTranslations) };
}

/**
 * Returns the head of the list of pictures, as it was kept a moment ago; with `fresh`, and if none is kept, from the
 * pictures themselves.
 */
export async function getPictureHead(now: Date, fresh = false): Promise<PictureHead> {
  const kept = fresh ? undefined : await getKeptHeads(['picture']);
  return contentOf(pictureHead, kept?.get('picture')) ?? (await makePictureHead(now));
}
