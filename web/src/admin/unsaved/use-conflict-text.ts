import { useUser } from '../lib/signed-in.ts';

/** The sentences about a version that was saved in the meantime. */
interface ConflictTexts {
  /** The signed-in person saved it in another window. */
  readonly own: string;
  readonly by: (username: string) => string;
  readonly unknown: string;
}

/**
 * Returns the sentence that says who saved the other version.
 *
 * @param by the username, empty or `undefined` if it is not known
 */
export function useConflictText(texts: ConflictTexts, by: string | undefined): string {
  const me = useUser()?.username;
  if (!by) return texts.unknown;
  return by === me ? texts.own : texts.by(by);
}
