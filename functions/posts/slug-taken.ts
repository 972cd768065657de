import { SlugTakenError } from '#functions/data/posts/slugs.ts';
import { BadRequest } from '#functions/http/errors.ts';
import type { PostProblem } from '#shared/posts/fields.ts';

const taken: Refusal = ['Another post has this address ending; choose another.', 'taken'];
const inTrash: Refusal = [
  'A post in the trash has this address ending; choose another, or restore that post or delete it for good.',
  'taken-in-trash',
];
type Refusal = readonly [sentence: string, problem: PostProblem];

/**
 * What a save throws, for the person whose save it was.
 * @throws BadRequest where another post has the slug, else what it is given
 */
export function refuseTaken(error: unknown): never {
  if (!(error instanceof SlugTakenError)) throw error;
  const [sentence, problem] = error.isInTrash ? inTrash : taken;
  throw new BadRequest(sentence, [{ field: 'slug', problem }]);
}
