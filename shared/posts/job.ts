import * as z from 'zod/mini';
import { body, changesSomething, line, requiredBody, requiredLine, savedOver, storedPost } from './fields.ts';

export const jobTypes = ['full-time', 'part-time', 'contract', 'internship', 'remote'] as const;
export type JobType = (typeof jobTypes)[number];

/** What an editor writes in a job posting: description, requirements and benefits are Markdown. */
const fields = z.object({
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
const required = {
  title: true,
  department: true,
  location: true,
  type: true,
  description: true,
  requirements: true,
} as const;
const longTexts = {
  description: true,
  descriptionAr: true,
  requirements: true,
  requirementsAr: true,
  benefits: true,
  benefitsAr: true,
} as const;
const post = storedPost(fields);

/** The schemas of a job posting. What they are for says `schemas.ts`. */
export const job = {
  fields,
  longTexts,
  searched: ['title', 'department', 'location'],
  post,
  summary: z.partial(post, longTexts),
  newPost: z.extend(z.partial(fields), z.pick(fields, required).shape),
  update: z.extend(z.partial(fields), savedOver).check(changesSomething()),
} as const;
