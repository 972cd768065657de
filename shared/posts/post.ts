import * as z from 'zod/mini';
import { languages } from '../language.ts';
import { address, requiredText, text } from '../text/text.ts';

/** Kinds of posts; the first two are articles, the last are job postings. */
export const postKinds = ['blog', 'news', 'career'] as const;
export type PostKind = (typeof postKinds)[number];

export const jobTypes = ['full-time', 'part-time', 'contract', 'internship', 'remote'] as const;
export type JobType = (typeof jobTypes)[number];

/** In characters, of either language. */
export const postMaxLength = { line: 200, excerpt: 1000, body: 20_000 } as const;

/** Room for every text at its longest in any script, and for escapes; in bytes of UTF-8. */
export const postBodyMaxBytes = 512 * 1024;

/** What is wrong with a field of a post; each has a sentence in the editor. */
export const postProblems = ['required', 'too-long', 'address', 'invalid'] as const;
export type PostProblem = (typeof postProblems)[number];

const line = () => text('line', postMaxLength.line);
const requiredLine = () => requiredText('line', postMaxLength.line);
const excerpt = () => text('paragraphs', postMaxLength.excerpt);
const body = () => text('paragraphs', postMaxLength.body);
const requiredBody = () => requiredText('paragraphs', postMaxLength.body);

/**
 * What an editor writes in a blog or news post. Contents are Markdown. A text without an Arabic twin is shown in Arabic
 * too. Issue messages are {@link PostProblem}s.
 */
export const articleFields = z.object({
  title: requiredLine(),
  titleAr: line(),
  content: requiredBody(),
  contentAr: body(),
  excerpt: excerpt(),
  excerptAr: excerpt(),
  author: requiredLine(),
  authorAr: line(),
  category: requiredLine(),
  categoryAr: line(),
  imageUrl: address(),
  published: z.boolean('invalid'),
});
export type ArticleFields = z.infer<typeof articleFields>;

/** The same of a job posting: description, requirements and benefits are Markdown. */
export const jobFields = z.object({
  title: requiredLine(),
  titleAr: line(),
  department: requiredLine(),
  departmentAr: line(),
  location: requiredLine(),
  locationAr: line(),
  type: z.enum(jobTypes, 'required'),
  typeAr: line(),
  description: requiredBody(),
  descriptionAr: body(),
  requirements: requiredBody(),
  requirementsAr: body(),
  benefits: body(),
  benefitsAr: body(),
  salaryRange: line(),
  published: z.boolean('invalid'),
});
export type JobFields = z.infer<typeof jobFields>;

/** What every stored post has besides. `version` counts the saves; the instants are ISO 8601 in UTC. */
const stored = {
  id: z.string(),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
  version: z.int(),
};

/** A blog or news post as it is stored. */
export const article = z.extend(articleFields, stored);
export type Article = z.infer<typeof article>;

/** A job posting as it is stored. */
export const job = z.extend(jobFields, stored);
export type Job = z.infer<typeof job>;

export type Post = Article | Job;

/** The long texts of a post, which a list leaves out when asked for summaries. */
export const articleBody = { content: true, contentAr: true } as const;
export const jobBody = {
  description: true,
  descriptionAr: true,
  requirements: true,
  requirementsAr: true,
  benefits: true,
  benefitsAr: true,
} as const;

/** A blog or news post in a list: with its contents, unless only summaries were asked for. */
export const listedArticle = z.partial(article, articleBody);
export type ListedArticle = z.infer<typeof listedArticle>;

/** The same of a job posting. */
export const listedJob = z.partial(job, jobBody);
export type ListedJob = z.infer<typeof listedJob>;

/** Body of a new post. What may be left out is empty, `published` false. */
export const newArticle = z.partial(articleFields, {
  titleAr: true,
  contentAr: true,
  excerpt: true,
  excerptAr: true,
  authorAr: true,
  categoryAr: true,
  imageUrl: true,
  published: true,
});
export const newJob = z.partial(jobFields, {
  titleAr: true,
  departmentAr: true,
  locationAr: true,
  typeAr: true,
  descriptionAr: true,
  requirementsAr: true,
  benefits: true,
  benefitsAr: true,
  salaryRange: true,
  published: true,
});

/** The version that is being saved over; without it, the last save wins. */
const version = { version: z.optional(z.int('invalid')) };

/** A save that names no field is a mistake; `version` alone is none. */
const changesSomething = () =>
  z.refine<Record<string, unknown>>(
    (update) => Object.entries(update).some(([name, value]) => name !== 'version' && value !== undefined),
    'required',
  );

/** Body of a save. What is absent stays as it is, an empty text clears it; a post as it was read is accepted. */
export const articleUpdate = z.extend(z.partial(articleFields), version).check(changesSomething());
export const jobUpdate = z.extend(z.partial(jobFields), version).check(changesSomething());

/** Longest text that can be searched for, in characters. */
export const searchMaxLength = 200;

const page = {
  limit: z.optional(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(100))),
  cursor: z.optional(z.string().check(z.maxLength(1000))),
};

/** What a list holds of its posts: `summary` leaves the long texts out. */
const fields = z.optional(z.enum(['all', 'summary']));

/** Query of the administrators' lists. */
export const postPageQuery = z.object({ ...page, fields });
export type PostPageQuery = z.infer<typeof postPageQuery>;

/**
 * Query of the public lists. `search` is looked for, in any case, in title and excerpt (of a job posting: title,
 * department and location) as a reader of `language` sees them; `category` is that of an article in that language.
 */
export const postListQuery = z.object({
  ...page,
  fields,
  language: z.optional(z.enum(languages)),
  search: z.optional(z.string().check(z.maxLength(searchMaxLength))),
  category: z.optional(z.string().check(z.maxLength(postMaxLength.line))),
});
export type PostListQuery = z.infer<typeof postListQuery>;

/** Query of the categories: those a reader of this language sees; English unless given. */
export const categoryQuery = z.object({ language: z.optional(z.enum(languages)) });
