import { withReplacedPictures } from '../images/replaced-pictures.ts';

/** Fields by name, such as those of an editor. */
export type FieldValues = Readonly<Record<string, string | boolean>>;

/** The fields whose values are not the same. */
export function differingFields(values: FieldValues, others: FieldValues): string[] {
  return Object.keys({ ...values, ...others }).filter((name) => values[name] !== others[name]);
}

/** What becomes of two changes of the same thing. */
export interface Merge<Values> {
  /** Every field that was left as it was is theirs, every other one mine; with the pictures that they only replaced in it. */
  readonly values: Values;
  /** The fields that both changed, and not to the same: only a person can say which is right. */
  readonly contradictions: readonly string[];
}

/**
 * Merges what two people made of `base`, field by field. What only one of them changed is taken over from whoever did; so are pictures
 * that one of them replaced in a text which the other one changed.
 */
export function mergeThreeWay<Values extends FieldValues>(
  base: FieldValues,
  mine: Values,
  theirs: FieldValues,
): Merge<Values> {
  const theirChanges = differingFields(base, theirs);
  const myChanges = differingFields(base, mine);
  const taken = theirChanges.filter((name) => !myChanges.includes(name));
  const both = theirChanges.filter((name) => myChanges.includes(name) && mine[name] !== theirs[name]);
  const merged = new Map(both.map((name) => [name, mergedText(base[name], mine[name], theirs[name])]));
  return {
    values: {
      ...mine,
      ...Object.fromEntries(taken.map((name) => [name, theirs[name]])),
      ...Object.fromEntries([...merged].filter(([, text]) => text !== undefined)),
    },
    contradictions: both.filter((name) => merged.get(name) === undefined),
  };
}

/** A text of both; `undefined` where the two contradict one another. */
function mergedText(...texts: (string | boolean | undefined)[]): string | undefined {
  const [base, mine, theirs] = texts;
  const isText = typeof base === 'string' && typeof mine === 'string' && typeof theirs === 'string';
  return isText ? withReplacedPictures(base, mine, theirs) : undefined;
}
