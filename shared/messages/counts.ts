import * as z from 'zod/mini';

/** Counting of messages stops here, so that its cost has a limit: just this many means "this many or more". */
export const countLimit = 1000;

/** Lists of at most so many messages are counted themselves: of these a count that is a moment behind would be seen. */
export const countedItself = 100;

/** Right after a change lists of at most so many messages are counted themselves. */
export const countedFresh = 10_000;

/** Counting of messages newer than those that are listed stops here. */
export const newerLimit = 100;

/**
 * How many messages wait, how many are done, how many look like spam and how many of those would be urgent; see
 * {@link countLimit}. `newer`, where that was asked: how many of those that wait came after an instant; see {@link newerLimit}.
 */
export const messageCounts = z.object({
  new: z.number(),
  done: z.number(),
  spam: z.number(),
  urgentSpam: z.number(),
  newer: z.optional(z.number()),
});
export type MessageCounts = z.infer<typeof messageCounts>;
