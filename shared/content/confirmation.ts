import * as z from 'zod/mini';

/**
 * An owner's confirmation of a claim in its words at that time, in both languages. `at` is ISO 8601 in UTC, `by` a
 * username.
 */
export const confirmation = z.object({
  key: z.string(),
  en: z.string(),
  ar: z.string(),
  at: z.iso.datetime(),
  by: z.string(),
});
export type Confirmation = z.infer<typeof confirmation>;
