import { postMaxLength } from '#shared/posts/fields.ts';
import { folded } from '#shared/text/folded.ts';

interface Named {
  readonly name: string;
  readonly nameAr: string;
}

/** The first thing that keeps categories from being saved, and which of them it is about. */
export function categoryProblem(
  categories: readonly Named[],
): { place: number; problem: 'required' | 'too-long' | 'twice' } | undefined {
  const names = categories.map(({ name }) => folded(name.trim()));
  for (const [place, { name, nameAr }] of categories.entries()) {
    if (name.trim() === '') return { place, problem: 'required' };
    if (Math.max(name.length, nameAr.length) > postMaxLength.line) return { place, problem: 'too-long' };
    if (names.indexOf(names[place] ?? '') < place) return { place, problem: 'twice' };
  }
  return undefined;
}
