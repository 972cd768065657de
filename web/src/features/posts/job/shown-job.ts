import type { Language } from '#shared/language.ts';
import type { ListedJob } from '#shared/posts/post.ts';
import { type LocalizedJob, localizedJob } from '#shared/posts/post-language.ts';
import { boundWords } from '#shared/text/bound-words.ts';
import { textDirection } from '#web/components/markdown/markdown-direction.ts';

type TwinnedText = 'title' | 'department' | 'location' | 'description' | 'requirements' | 'benefits';
type JobText = TwinnedText | 'salaryRange';

/** A job posting as a page shows it: its texts, and the language that each of them is written in. */
export interface ShownJob extends LocalizedJob {
  readonly written: Readonly<Record<JobText, Language>>;
}

/**
 * A job posting for the readers of a language, who read in English what has no Arabic twin. The salary is written once
 * for both: its letters tell in which. Titles and texts are set in type (`boundWords`).
 */
export function shownJob(post: ListedJob, language: Language): ShownJob {
  const languageOf = (text: TwinnedText): Language =>
    language === 'ar' && !post[`${text}Ar`] ? 'en' : language;
  const job = localizedJob(post, language);
  const bound = (text: TwinnedText) => (languageOf(text) === 'ar' ? boundWords(job[text]) : job[text]);
  return {
    ...job,
    title: bound('title'),
    description: bound('description'),
    requirements: bound('requirements'),
    benefits: bound('benefits'),
    written: {
      title: languageOf('title'),
      department: languageOf('department'),
      location: languageOf('location'),
      description: languageOf('description'),
      requirements: languageOf('requirements'),
      benefits: languageOf('benefits'),
      salaryRange: textDirection(post.salaryRange, language) === 'rtl' ? 'ar' : 'en',
    },
  };
}
