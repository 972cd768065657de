import { formTokenAt } from '../visitors/suspicions.ts';

/** Returns the token of a form that was shown a minute ago. */
export function filledForm(): { formToken: string } {
  return { formToken: formTokenAt(new Date(Date.now() - 60_000)) };
}
