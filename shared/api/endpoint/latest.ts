import * as z from 'zod/mini';

/** Query of an answer that may be a moment behind: includes the changes of the last moment, which costs more. */
export const include = z.optional(z.literal('latest'));
