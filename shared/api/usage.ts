import * as z from 'zod/mini';
import { usagePath } from '../left-out.ts';
import { countedUse, usageOfDay } from '../usage.ts';
import { endpoint } from './endpoint/endpoint.ts';

/** Counts that somebody used one of the tools. It holds nothing of who that was; a request that asks to be left out is not counted. */
export const countUse = endpoint({
  method: 'POST',
  path: usagePath,
  group: 'usage',
  access: 'public',
  audited: false,
  body: countedUse,
});

/** The counts of the last 90 days, oldest first; days on which nothing was counted are left out. */
export const getUsage = endpoint({
  method: 'GET',
  path: '/api/admin/usage',
  group: 'usage',
  access: 'editor',
  response: z.object({
    /** The day it is where the company is. */
    today: z.string(),
    days: z.array(usageOfDay),
  }),
});
