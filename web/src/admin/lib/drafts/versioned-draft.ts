import { differingFields, type FieldValues, mergeThreeWay } from '#shared/text/three-way.ts';

/** The fields of an editor, by name. */
export type Values = FieldValues;

/** Unsaved values of something, and the stored values that they are based on; `version` 0: nothing was stored. */
export interface VersionedDraft<Fields extends Values = Values> {
  readonly values: Fields;
  readonly base: { readonly values: Fields; readonly version: number };
}

/** Returns a draft without changes, based on stored values and their version. */
export function unchangedDraft<Fields extends Values>(
  values: Fields,
  version: number,
): VersionedDraft<Fields> {
  return { values, base: { values, version } };
}

/** True if a draft differs from the values that it is based on. */
export function isChanged({ values, base }: VersionedDraft): boolean {
  return differingFields(values, base.values).length > 0;
}

/**
 * Returns a draft with the changes that another user saved: every field that the draft did not change has the value in
 * `theirs`, so that a save of the draft does not revert it. The version that the draft is based on stays the old one.
 */
export function mergedDraft<Draft extends VersionedDraft>(draft: Draft, theirs: Draft['values']): Draft {
  const { values, base } = draft;
  const merged = mergeThreeWay(base.values, values, theirs).values;
  const taken = differingFields(values, merged).map((name) => [name, theirs[name]]);
  return {
    ...draft,
    values: merged,
    base: { ...base, values: { ...base.values, ...Object.fromEntries(taken) } },
  };
}

/** Returns the fields in which a draft and another person's save contradict each other. */
export function contradictions({ values, base }: VersionedDraft, theirs: Values): readonly string[] {
  return mergeThreeWay(base.values, values, theirs).contradictions;
}
