import { copy } from './copy.en.ts';
import type { FieldDefinition, PostDefinition } from './post-definition.ts';

const { fields } = copy;

const articleRows: readonly (readonly FieldDefinition[])[] = [
  [{ name: 'title', label: fields.title, control: 'line', isRequired: true }],
  [
    { name: 'author', label: fields.author, control: 'line', isRequired: true, suggests: true },
    { name: 'category', label: fields.category, control: 'line', isRequired: true, suggests: true },
  ],
  [{ name: 'excerpt', label: fields.excerpt, control: 'paragraphs', rows: 3 }],
  [{ name: 'content', label: fields.content, control: 'markdown', rows: 15, isRequired: true }],
];
const articleColumns = [
  { name: 'title', label: fields.title.en },
  { name: 'author', label: fields.author.en },
  { name: 'category', label: fields.category.en },
];

export const blogPosts: PostDefinition = {
  kind: 'blog',
  columns: articleColumns,
  createdLabel: copy.created.article,
  rows: articleRows,
  uploadFailed: copy.uploadFailed.blog,
  publicPath: (id) => `/blog/${id}`,
  sharePath: (id) => `/share/blog/${id}`,
  hasNewsletter: true,
};

export const newsPosts: PostDefinition = {
  kind: 'news',
  columns: articleColumns,
  createdLabel: copy.created.article,
  rows: articleRows,
  uploadFailed: copy.uploadFailed.news,
  publicPath: (id) => `/news/${id}`,
  hidesDeleteReason: true,
};

export const careerPosts: PostDefinition = {
  kind: 'career',
  columns: [
    { name: 'title', label: fields.jobTitle.en },
    { name: 'department', label: fields.department.en },
    { name: 'location', label: fields.location.en },
    { name: 'type', label: copy.typeColumn },
  ],
  createdLabel: copy.created.job,
  rows: [
    [{ name: 'title', label: fields.jobTitle, control: 'line', isRequired: true }],
    [
      { name: 'department', label: fields.department, control: 'line', isRequired: true, suggests: true },
      { name: 'location', label: fields.location, control: 'line', isRequired: true, suggests: true },
    ],
    [{ name: 'type', label: fields.type, control: 'job-type', isRequired: true, suggests: true }],
    [{ name: 'description', label: fields.description, control: 'markdown', rows: 8, isRequired: true }],
    [{ name: 'requirements', label: fields.requirements, control: 'markdown', rows: 6, isRequired: true }],
    [{ name: 'benefits', label: fields.benefits, control: 'markdown', rows: 4 }],
    [{ name: 'salaryRange', label: fields.salaryRange, control: 'line', isEnglishOnly: true }],
  ],
  publicPath: (id) => `/careers/${id}`,
  hidesDeleteReason: true,
};
