import { createPost, PostDeletedError } from '#functions/data/posts/post.ts';
import { erasePost } from '#functions/data/posts/trash.ts';
import { brand } from '#shared/company/brand.ts';
import { emptyFields } from '#shared/posts/fields.ts';
import { postSchemas } from '#shared/posts/schemas.ts';
import type { Sample } from './sample.ts';
import { samples } from './samples.ts';

const dayMs = 24 * 60 * 60 * 1000;

/** Publishes the samples that are missing; existing ones stay as they are. Returns how many it added. */
export async function addSamples(now: Date): Promise<number> {
  const outcomes = await Promise.all(samples.map((sample) => addSample(sample, now)));
  return outcomes.filter(Boolean).length;
}

/** Deletes the samples, edited or not, and nothing else. Returns how many there were. */
export async function removeSamples(): Promise<number> {
  const outcomes = await Promise.all(samples.map(({ kind, id }) => erasePost(kind, id)));
  return outcomes.filter(Boolean).length;
}

async function addSample({ kind, id, daysAgo, fields }: Sample, now: Date): Promise<boolean> {
  const { fields: schema } = postSchemas[kind];
  const author = { author: brand.name.en, authorAr: brand.name.ar };
  const input = schema.parse({ ...emptyFields(schema), ...author, ...fields, published: true });
  try {
    const written = new Date(now.getTime() - daysAgo * dayMs);
    return (await createPost(kind, id, input, written)).outcome === 'created';
  } catch (error) {
    // An editor deleted the sample.
    if (error instanceof PostDeletedError) return false;
    throw error;
  }
}
