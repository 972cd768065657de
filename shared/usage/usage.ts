import * as z from 'zod/mini';
import { isoDay } from '../site-time.ts';

/**
 * The counted uses of the site's tools: an audit started and finished, a plan started and sent, the sample report opened
 * on its page and downloaded as a file.
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

/** Body of `POST /api/usage`. */
export const countedUse = z.strictObject({ use: z.enum(countedUses, 'invalid') });

/** The counts of a day in the company's time zone. */
export const usageOfDay = z.object({
  day: isoDay,
  counts: z.record(z.enum(countedUses), z.int()),
});
export type UsageOfDay = z.infer<typeof usageOfDay>;

/** How many days of counts administrators can see. */
export const usageDays = 90;
