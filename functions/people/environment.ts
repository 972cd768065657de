import * as z from 'zod/mini';
import { readEnvironment } from '#functions/data/table/environment.ts';

/** Whether the site has an address that mails come from (`MAIL_FROM`); without it nobody can be mailed a link. */
export const canMail =
  readEnvironment(z.object({ MAIL_FROM: z.optional(z.email()) })).MAIL_FROM !== undefined;
