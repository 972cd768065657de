import * as z from 'zod/mini';
import {
  body,
  canBeCarriedOut,
  changesSomething,
  line,
  longSearchTexts,
  publication,
  requiredBody,
  requiredLine,
  savedOver,
  savedWith,
  searchTexts,
  storedPost,
} from './fields.ts';
import { slug } from './slug.ts';

export const jobTypes = ['full-time', 'part-time', 'contract', 'internship', 'remote'] as const;
export type JobType = (typeof jobTypes)[number];

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
  ...longSearchTexts,
} as const;

/** Makes the schemas of job postings. `schemas.ts` says what each is for. */
export function jobSchemas() {
  // The fields of a job that editors write: description, requirements and benefits are Markdown.
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
    slug: slug(),
    ...searchTexts(),
    ...publication(),
  });
  const post = storedPost(fields);
  return {
    fields: fields.check(canBeCarriedOut()),
    longTexts,
    searched: ['title', 'department', 'location'],
    post,
    summary: z.partial(post, longTexts),
    newPost: z
      .extend(z.partial(fields), { ...z.pick(fields, required).shape, ...savedWith() })
      .check(canBeCarriedOut()),
    update: z.extend(z.partial(fields), savedOver()).check(changesSomething(), canBeCarriedOut()),
  } as const;
}
