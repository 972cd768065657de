import * as z from 'zod/mini';
import { usagePath } from '../usage/do-not-track.ts';
import { countedUse, usageOfDay } from '../usage/usage.ts';
import { endpoint } from './endpoint/endpoint.ts';

/**
 * Counts one use of a tool, without anything about the visitor. A request with Do Not Track or Global Privacy Control is
 * not counted.
 */
export const countUse = endpoint({
  method: 'POST',
  path: usagePath,
  group: 'usage',
  access: 'public',
  audited: false,
  body: countedUse,
});

/** Lists the counts of the last 90 days, oldest first, without days on which nothing was counted. */
export const getUsage = endpoint({
  method: 'GET',
  path: '/api/admin/usage',
  group: 'usage',
  access: 'editor',
  response: z.object({
    /** The current day in the company's time zone. */
    today: z.string(),
    days: z.array(usageOfDay),
  }),
});
