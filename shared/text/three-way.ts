import { withReplacedPictures } from '../images/replaced-pictures.ts';

/** Values by field, such as those of an editor. */
export type FieldValues = Readonly<Record<string, string | boolean>>;

export function differingFields(values: FieldValues, others: FieldValues): string[] {
  return Object.keys({ ...values, ...others }).filter((name) => values[name] !== others[name]);
}

/** The result of merging two changes of the same record. */
export interface Merge<Values> {
  /**
   * The merged values. A field that `mine` did not change has the value of `theirs`. Any other field has the value of `mine`,
   * with the pictures that `theirs` replaced in it.
   */
  readonly values: Values;
  /** The fields that both changes set to different values. A user has to choose between them. */
  readonly contradictions: readonly string[];
}

/**
 * Merges two changes of `base`, field by field. A field that only one of them changed gets the changed value. If one of them
 * only replaced pictures in a text, these pictures are replaced in the text of the other, too.
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

/** Merges two changes (`mine`, `theirs`) of a text (`base`); `undefined` if they contradict each other. */
function mergedText(...texts: (string | boolean | undefined)[]): string | undefined {
  const [base, mine, theirs] = texts;
  const isText = typeof base === 'string' && typeof mine === 'string' && typeof theirs === 'string';
  return isText ? withReplacedPictures(base, mine, theirs) : undefined;
}
