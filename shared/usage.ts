import * as z from 'zod/mini';
import { isoDay } from './site-time.ts';

/**
 * What visitors do with the tools of the site that is counted: an audit begun and brought to its end, a plan begun and sent,
 * the sample report leafed through or opened as text, and fetched as a file.
 */
export const countedUses = [
  'audit-started',
  'audit-finished',
  'plan-begun',
  'plan-sent',
  'report-opened',
  'report-fetched',
] as const;
export type CountedUse = (typeof countedUses)[number];

/** Body of `POST /api/usage`: nothing but what is counted. */
export const countedUse = z.strictObject({ use: z.enum(countedUses, 'invalid') });

/** How often each was counted on a day, by the clocks of the company. */
export const usageOfDay = z.object({
  day: isoDay,
  counts: z.record(z.enum(countedUses), z.int()),
});
export type UsageOfDay = z.infer<typeof usageOfDay>;

/** How many days of counts administrators are shown at most. */
export const usageDays = 90;
