/** Fields of something that is being edited, and what they were written over. */
interface Edited<Fields> {
  readonly mine: Fields;
  readonly base: Fields;
}

/**
 * Takes over from a newer version every field that was left as it was: only what was touched stays one's own, so that
 * saving never puts back what somebody else has changed.
 */
export function takeUntouched<Fields extends Readonly<Record<string, unknown>>>(
  { mine, base }: Edited<Fields>,
  theirs: Fields,
): Edited<Fields> {
  const names = Object.keys({ ...mine, ...theirs }).filter((name) => mine[name] === base[name]);
  const taken = Object.fromEntries(names.map((name) => [name, theirs[name]]));
  return { mine: { ...mine, ...taken }, base: { ...base, ...taken } };
}
