import * as z from 'zod/mini';
import { actNames, auditThings, outcomes } from './acts.ts';

/** A line of the log, as owners see it. Times are ISO 8601 in UTC. */
export const auditLine = z.object({
  id: z.string(),
  at: z.string(),
  /** Absent where only a newer release knows it. */
  act: z.optional(z.enum(actNames)),
  outcome: z.enum(outcomes),
  accountId: z.string(),
  /** As it was then. */
  username: z.string(),
  thing: z.optional(z.enum(auditThings)),
  thingId: z.optional(z.string()),
  /** What the thing was called then. */
  title: z.optional(z.string()),
  /** The network it came from, without the part that tells one household from the next: `203.0.113.0/24`. */
  network: z.optional(z.string()),
  /** As ISO 3166 has it. */
  country: z.optional(z.string()),
});
export type AuditLine = z.infer<typeof auditLine>;
