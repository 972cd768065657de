import { brand } from '../brand.ts';
import type { Language } from '../language.ts';
import type { JobType, ListedArticle, ListedJob } from './post.ts';

/** A blog or news post as a reader of one language sees it. */
export interface LocalizedArticle {
  readonly id: string;
  readonly title: string;
  /** Markdown; empty when only a summary was read. */
  readonly content: string;
  readonly excerpt: string;
  readonly author: string;
  readonly category: string;
  readonly imageUrl: string;
  readonly createdAt: string;
  readonly updatedAt: string;
}

/** A job posting as a reader of one language sees it. */
export interface LocalizedJob {
  readonly id: string;
  readonly title: string;
  readonly department: string;
  readonly location: string;
  readonly type: JobType;
  /** What is to be read in place of the type's own name in this language; empty: nothing. */
  readonly typeText: string;
  /** Markdown, as the next two; empty when only a summary was read. */
  readonly description: string;
  readonly requirements: string;
  readonly benefits: string;
  readonly salaryRange: string;
  readonly createdAt: string;
  readonly updatedAt: string;
}

/** An article in a language: in Arabic each text's Arabic twin if there is one. Without an author it is the company's. */
export function localizedArticle(post: ListedArticle, language: Language): LocalizedArticle {
  const { id, imageUrl, createdAt, updatedAt } = post;
  const read = (text = '', arabic = '') => (language === 'ar' && arabic) || text;
  return {
    id,
    title: read(post.title, post.titleAr),
    content: read(post.content, post.contentAr),
    excerpt: read(post.excerpt, post.excerptAr),
    author: read(post.author, post.authorAr) || brand.name[language],
    category: read(post.category, post.categoryAr),
    imageUrl,
    createdAt,
    updatedAt,
  };
}

/** A job posting in a language: in Arabic each text's Arabic twin if there is one. */
export function localizedJob(post: ListedJob, language: Language): LocalizedJob {
  const { id, type, salaryRange, createdAt, updatedAt } = post;
  const read = (text = '', arabic = '') => (language === 'ar' && arabic) || text;
  return {
    id,
    title: read(post.title, post.titleAr),
    department: read(post.department, post.departmentAr),
    location: read(post.location, post.locationAr),
    type,
    typeText: read('', post.typeAr),
    description: read(post.description, post.descriptionAr),
    requirements: read(post.requirements, post.requirementsAr),
    benefits: read(post.benefits, post.benefitsAr),
    salaryRange,
    createdAt,
    updatedAt,
  };
}
