/** The fields of an editor, by name. */
export type Values = Readonly<Record<string, string | boolean>>;

/** Unsaved values of something, and what they were written over: `version` 0 when nothing was stored. */
export interface VersionedDraft<Fields extends Values = Values> {
  readonly values: Fields;
  readonly base: { readonly values: Fields; readonly version: number };
}

/** The draft to begin with: nothing changed yet. */
export function unchangedDraft<Fields extends Values>(
  values: Fields,
  version: number,
): VersionedDraft<Fields> {
  return { values, base: { values, version } };
}

/** The fields whose values are not the same. */
export function differingFields(values: Values, others: Values): string[] {
  return Object.keys({ ...values, ...others }).filter((name) => values[name] !== others[name]);
}

/** Whether a draft says anything else than what it was written over. */
export function isChanged({ values, base }: VersionedDraft): boolean {
  return differingFields(values, base.values).length > 0;
}

/**
 * A draft over which somebody else saved `theirs`: every field that was left as it was is theirs now, so that saving
 * never puts back what somebody else has changed. It still has its old version.
 */
export function mergedDraft<Draft extends VersionedDraft>(draft: Draft, theirs: Draft['values']): Draft {
  const { values, base } = draft;
  const untouched = Object.keys({ ...values, ...theirs }).filter(
    (name) => values[name] === base.values[name],
  );
  const taken = Object.fromEntries(untouched.map((name) => [name, theirs[name]]));
  return {
    ...draft,
    values: { ...values, ...taken },
    base: { ...base, values: { ...base.values, ...taken } },
  };
}
