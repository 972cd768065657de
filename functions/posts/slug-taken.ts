import { SlugTakenError } from '#functions/data/posts/slugs.ts';
import { BadRequest } from '#functions/http/errors.ts';

/**
 * What a save throws, for the person whose save it was.
 * @throws BadRequest where another post has the slug, else what it is given
 */
export function refuseTaken(error: unknown): never {
  if (!(error instanceof SlugTakenError)) throw error;
  throw new BadRequest('Another post has this address ending; choose another.', [
    { field: 'slug', problem: 'taken' },
  ]);
}
