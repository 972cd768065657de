import * as z from 'zod/mini';
import { auditSubjects } from '../audit/acts.ts';
import { auditLine } from '../audit/line.ts';
import { isoDay } from '../site-time.ts';
import { endpoint } from './endpoint/endpoint.ts';
import { cursor } from './endpoint/page.ts';

/** Whether the message or post that a line is about is not there any more, or in the trash. */
const gone = z.optional(z.literal(true));
const listedLine = z.extend(auditLine, { gone });
export type ListedLine = z.infer<typeof listedLine>;

/**
 * What was done in the admin area, newest first, by whom, about what and when; all without. `next` is the cursor of what comes after,
 * of which a page may hold nothing where a filter finds little.
 */
export const findAuditLines = endpoint({
  method: 'POST',
  path: '/api/admin/audit-log',
  group: 'people',
  access: 'owner',
  audited: false,
  body: z.object({
    accountId: z.optional(z.string('invalid').check(z.maxLength(100, 'invalid'))),
    subject: z.optional(z.enum(auditSubjects, 'invalid')),
    /** The first and the last day that lines are of, by the clocks of the company. */
    from: z.optional(isoDay),
    to: z.optional(isoDay),
    cursor,
  }),
  response: z.object({ lines: z.array(listedLine), next: z.optional(z.string()) }),
});
