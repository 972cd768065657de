import * as z from 'zod/mini';

/** Counting stops at this number, which limits its cost: it means "this many or more". */
export const countLimit = 1000;

/** Lists of up to this many messages are counted exactly, because people notice there if a count is a moment behind. */
export const exactCountMax = 100;

/** Right after a change, lists of up to this many messages are counted exactly. */
export const exactCountMaxAfterChange = 10_000;

/** Counting of messages that came after the listed ones stops at this number. */
export const newerLimit = 100;

/**
 * How many messages are new, done, spam, and urgent-looking spam; see {@link countLimit}. `newer`, if requested: how
 * many new ones came after an instant; see {@link newerLimit}.
 */
export const messageCounts = z.object({
  new: z.number(),
  done: z.number(),
  spam: z.number(),
  urgentSpam: z.number(),
  newer: z.optional(z.number()),
});
export type MessageCounts = z.infer<typeof messageCounts>;
