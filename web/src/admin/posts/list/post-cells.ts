import { type JobType, jobTypes } from '#shared/posts/job.ts';
import { formatDate } from '#web/admin/lib/language/formats.ts';
import { copy } from '../copy.en.ts';
import type { PostRecord } from '../editor/post-drafts.ts';

/** What stands in a column of the table: the field, a job's type by its name. */
export function cellText(post: PostRecord, name: string): string {
  const text = String(post[name] ?? '');
  return name === 'type' && isJobType(text) ? copy.jobTypes[text] : text;
}

/** A day as the table shows it: `May 1, 2026`, where the administrator is. */
export function dayText(iso: string): string {
  return formatDate(iso);
}

function isJobType(text: string): text is JobType {
  return (jobTypes as readonly string[]).includes(text);
}
