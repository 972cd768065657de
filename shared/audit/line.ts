import * as z from 'zod/mini';
import { actNames, auditThings, outcomes } from './acts.ts';

/** A line of the log, as owners see it. Times are ISO 8601 in UTC. */
export const auditLine = z.object({
  id: z.string(),
  at: z.string(),
  /** Absent if a newer release stored an act that this release does not know. */
  act: z.optional(z.enum(actNames)),
  outcome: z.enum(outcomes),
  accountId: z.string(),
  /** The username at that time. */
  username: z.string(),
  thing: z.optional(z.enum(auditThings)),
  thingId: z.optional(z.string()),
  /** The title of the item at that time. */
  title: z.optional(z.string()),
  /** The network it came from, shortened so that it identifies no household: `203.0.113.0/24`. */
  network: z.optional(z.string()),
  /** A country code of ISO 3166. */
  country: z.optional(z.string()),
});
export type AuditLine = z.infer<typeof auditLine>;
