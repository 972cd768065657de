import { createPost, erasePost, PostDeletedError } from '#functions/data/posts/post.ts';
import { blog, career, type ListedPost, news, type PostType } from '#functions/data/posts/post-type.ts';
import { brand } from '#shared/brand.ts';
import type { Post } from '#shared/posts/post.ts';
import type { Sample } from './sample.ts';
import { samples } from './samples.ts';

const dayMs = 24 * 60 * 60 * 1000;

/** Publishes the samples that are not there; one that is stays as it is. Returns how many it added. */
export async function addSamples(now: Date): Promise<number> {
  const outcomes = await Promise.all(samples.map((sample) => addSample(sample, now)));
  return outcomes.filter(Boolean).length;
}

/** Deletes the samples, edited or not, and nothing else. Returns how many there were. */
export async function removeSamples(): Promise<number> {
  const outcomes = await Promise.all(samples.map(({ kind, id }) => erasePost(kind, id)));
  return outcomes.filter(Boolean).length;
}

function addSample(sample: Sample, now: Date): Promise<boolean> {
  const written = new Date(now.getTime() - sample.daysAgo * dayMs);
  if (sample.kind === 'career') return add(career, sample, sample.fields, written);
  const fields = { author: brand.name.en, authorAr: brand.name.ar, imageUrl: '', ...sample.fields };
  return add(sample.kind === 'blog' ? blog : news, sample, fields, written);
}

async function add<Whole extends Post & Listed, Listed extends ListedPost>(
  type: PostType<Whole, Listed>,
  { id }: Sample,
  fields: object,
  written: Date,
): Promise<boolean> {
  const whole = type.fields.parse({ ...fields, published: true });
  try {
    return (await createPost(type, id, whole, written)).outcome === 'created';
  } catch (error) {
    // Somebody deleted it by hand.
    if (error instanceof PostDeletedError) return false;
    throw error;
  }
}
