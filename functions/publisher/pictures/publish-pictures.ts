import type { Renderer } from '#shared/publishing/renderer.ts';
import type { Bucket, DrawPicture } from '../dependencies.ts';
import { planPictures } from '../plan/pictures.ts';
import type { State } from '../plan/planned.ts';
import type { ReleaseWriter } from '../release-writer.ts';

interface PictureRun {
  readonly renderer: Pick<Renderer, 'posts'>;
  readonly bucket: Pick<Bucket, 'describeObject' | 'writePicture'>;
  readonly drawPicture: DrawPicture;
  /** True while enough of the function's run time is left to draw another picture. */
  readonly hasTime: () => boolean;
  readonly isTurnOver: () => boolean;
  /** True if changes were marked since the run began: they are published before further pictures are drawn. */
  readonly isInterrupted: () => Promise<boolean>;
}

/**
 * Draws the pictures of posts that were not drawn before. A picture has the same URL in every release, and stays when it is no
 * longer needed: social networks on which the post was shared still request it.
 *
 * @param known the URLs of the drawn pictures
 * @returns the URLs of the needed pictures that are drawn
 */
export async function publishPictures(
  { renderer, bucket, drawPicture, hasTime, isTurnOver, isInterrupted }: PictureRun,
  writer: Pick<ReleaseWriter, 'counts' | 'attemptPicture'>,
  state: State,
  known: readonly string[],
): Promise<{ drawn: string[]; complete: boolean }> {
  const wanted = planPictures(state, renderer.posts);
  const drawn = new Set(known.filter((path) => wanted.has(path)));
  const missing = [...wanted].filter(([path]) => !drawn.has(path));
  // Each run draws at least one picture that can be drawn, so repeated runs finish the work.
  const already = writer.counts.drawn;
  const hasBegun = () => writer.counts.drawn > already;
  let complete = true;
  for (const [index, [path, picture]] of missing.entries()) {
    const isPolled = index > 0 && index % pollEvery === 0;
    complete = hasTime() && !(hasBegun() && isTurnOver()) && !(isPolled && (await isInterrupted()));
    if (!complete) break;
    const done = await writer.attemptPicture(path, picture.language, async () => {
      const key = path.slice(1);
      // Another release may have drawn it.
      if (!(await bucket.describeObject(key))) await bucket.writePicture(key, await drawPicture(picture));
    });
    if (done) drawn.add(path);
  }
  return { drawn: [...drawn], complete };
}

/** After this many pictures, which take a second or two, the publisher checks whether other work is waiting. */
const pollEvery = 4;
