import * as z from 'zod/mini';
import { auditSubjects } from '../audit/acts.ts';
import { auditLine } from '../audit/line.ts';
import { endpoint } from './endpoint.ts';
import { cursor } from './page.ts';

/**
 * What was done in the admin area, newest first, by whom and about what; all without. `next` is the cursor of what comes after,
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
    cursor,
  }),
  response: z.object({ lines: z.array(auditLine), next: z.optional(z.string()) }),
});
