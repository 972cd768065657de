import { formTokenAt } from '../visitors/suspicions.ts';

/** What a form of the site brings back a minute after it was shown. */
export function filledForm(): { formToken: string } {
  return { formToken: formTokenAt(new Date(Date.now() - 60_000)) };
}
