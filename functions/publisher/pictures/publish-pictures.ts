import type { Renderer } from '#shared/publishing/renderer.ts';
import { planPictures } from '../plan/pictures.ts';
import type { State } from '../plan/planned.ts';
import type { Bucket, DrawPicture } from '../ports.ts';
import type { Publication } from '../publication.ts';

interface PicturePass {
  readonly renderer: Pick<Renderer, 'posts'>;
  readonly bucket: Pick<Bucket, 'describeObject' | 'writePicture'>;
  readonly drawPicture: DrawPicture;
  /** Whether there is time to begin something. */
  readonly hasTime: () => boolean;
  /** Whether it has been at it long enough. */
  readonly isTurnOver: () => boolean;
  /** Whether somebody waits for something else. */
  readonly isInterrupted: () => Promise<boolean>;
}

/**
 * Draws the pictures of posts that were not drawn before. They have the same address in every release, and stay when they
 * are no longer wanted: networks on which a post was shared go on asking for them.
 *
 * @param known the addresses of those that were drawn
 * @returns the addresses of those that are wanted and drawn
 */
export async function publishPictures(
  { renderer, bucket, drawPicture, hasTime, isTurnOver, isInterrupted }: PicturePass,
  publication: Pick<Publication, 'counts' | 'attemptPicture'>,
  state: State,
  known: readonly string[],
): Promise<{ drawn: string[]; complete: boolean }> {
  const wanted = planPictures(state, renderer.posts);
  const drawn = new Set(known.filter((path) => wanted.has(path)));
  const missing = [...wanted].filter(([path]) => !drawn.has(path));
  // Each pass draws some, if any can be drawn: so there is an end to passes.
  const already = publication.counts.drawn;
  const hasBegun = () => publication.counts.drawn > already;
  let complete = true;
  for (const [index, [path, picture]] of missing.entries()) {
    const isPolled = index > 0 && index % pollEvery === 0;
    complete = hasTime() && !(hasBegun() && isTurnOver()) && !(isPolled && (await isInterrupted()));
    if (!complete) break;
    const done = await publication.attemptPicture(path, picture.language, async () => {
      const key = path.slice(1);
      // Another release may have drawn it.
      if (!(await bucket.describeObject(key))) await bucket.writePicture(key, await drawPicture(picture));
    });
    if (done) drawn.add(path);
  }
  return { drawn: [...drawn], complete };
}

/** After so many pictures, which take a second or two, it is asked whether something else is waiting. */
const pollEvery = 4;
