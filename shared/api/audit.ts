import * as z from 'zod/mini';
import { auditSubjects } from '../audit/acts.ts';
import { auditLine } from '../audit/line.ts';
import { isoDay } from '../site-time.ts';
import { endpoint } from './endpoint/endpoint.ts';
import { cursor } from './endpoint/page.ts';

/** True if the message or post that a line is about was deleted or is in the trash. */
const gone = z.optional(z.literal(true));
const listedLine = z.extend(auditLine, { gone });
export type ListedLine = z.infer<typeof listedLine>;

/**
 * Lists the acts in the admin area, newest first: by whom, about which item, and when. Without a filter, lists all
 * acts. `next` is the cursor of the next page. With a filter a page may be empty and still have a `next`.
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
    /** The first and the last day of the lines, in the company's time zone. */
    from: z.optional(isoDay),
    to: z.optional(isoDay),
    cursor,
  }),
  response: z.object({ lines: z.array(listedLine), next: z.optional(z.string()) }),
});
