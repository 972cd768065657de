import { type JobType, jobTypes } from '#shared/posts/job.ts';
import { textIn } from '#shared/posts/localize.ts';
import { formatDate } from '#web/admin/lib/language/formats.ts';
import { adminLanguage } from '#web/admin/lib/language/language.en.ts';
import { copy } from '../copy.en.ts';

type Named = Readonly<Record<string, unknown>>;

/**
 * Returns the text of a table cell: for a job's type its display name, for any other field its text in the language of the
 * admin area if the field has one, otherwise its English text.
 */
export function cellText(post: Named, name: string): string {
  const text = String(post[name] ?? '');
  if (name === 'type' && isJobType(text)) return copy.jobTypes[text];
  return textIn(post, name, adminLanguage);
}

/** Returns the title of a post in the language of the admin area; if it has none, the English title. */
export function titleOf(post: Named): string {
  return cellText(post, 'title');
}

/** Returns a day as the table shows it, in the administrator's time zone: `May 1, 2026`. */
export function dayText(iso: string): string {
  return formatDate(iso);
}

function isJobType(text: string): text is JobType {
  return (jobTypes as readonly string[]).includes(text);
}
