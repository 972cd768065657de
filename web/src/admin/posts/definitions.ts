import { postMaxLength } from '#shared/posts/fields.ts';
import { forEveryKind, kinds, type PostKind, type PostShape } from '#shared/posts/kinds.ts';
import { publicPath } from '#shared/posts/names.ts';
import { slugMaxLength } from '#shared/posts/slug.ts';
import { copy } from './copy.en.ts';
import type { PostDefinition } from './post-definition.ts';

const { fields } = copy;

/** The table and the form of the posts of each shape. */
const layouts: Record<
  PostShape,
  Pick<PostDefinition, 'columns' | 'createdLabel' | 'group' | 'rows' | 'side' | 'uploadFailed'>
> = {
  article: {
    columns: [
      { name: 'title', label: copy.columns.title },
      { name: 'author', label: copy.columns.author },
      { name: 'category', label: copy.columns.category },
    ],
    createdLabel: copy.created.article,
    group: 'category',
    rows: [
      { name: 'title', label: fields.title, control: 'title', isRequired: true },
      {
        name: 'content',
        label: fields.content,
        control: 'markdown',
        rows: 15,
        isRequired: true,
        isLead: true,
      },
    ],
    side: [
      { name: 'category', label: fields.category, control: 'line', isRequired: true, suggests: true },
      { name: 'author', label: fields.author, control: 'line', isRequired: true, suggests: true },
      { name: 'byline', label: fields.byline, control: 'byline', isEnglishOnly: true },
      { name: 'excerpt', label: fields.excerpt, control: 'paragraphs', rows: 3 },
      { name: 'related', label: fields.related, control: 'related', isEnglishOnly: true },
    ],
    uploadFailed: copy.uploadFailed,
  },
  job: {
    columns: [
      { name: 'title', label: copy.columns.jobTitle },
      { name: 'department', label: copy.columns.department },
      { name: 'location', label: copy.columns.location },
      { name: 'type', label: copy.columns.type },
    ],
    createdLabel: copy.created.job,
    group: 'department',
    rows: [
      { name: 'title', label: fields.jobTitle, control: 'title', isRequired: true },
      { name: 'description', label: fields.description, control: 'markdown', rows: 8, isRequired: true },
      { name: 'requirements', label: fields.requirements, control: 'markdown', rows: 6, isRequired: true },
      { name: 'benefits', label: fields.benefits, control: 'markdown', rows: 4 },
    ],
    side: [
      { name: 'department', label: fields.department, control: 'line', isRequired: true, suggests: true },
      { name: 'location', label: fields.location, control: 'line', isRequired: true, suggests: true },
      { name: 'type', label: fields.type, control: 'job-type', isRequired: true, suggests: true },
      { name: 'salaryRange', label: fields.salaryRange, control: 'line', isEnglishOnly: true },
    ],
  },
};

/** The fields for search engines. `shown` is the number of characters that search results show. */
const search: PostDefinition['search'] = [
  { name: 'slug', label: fields.slug, control: 'line', limit: slugMaxLength, isEnglishOnly: true },
  { name: 'seoTitle', label: fields.seoTitle, control: 'line', shown: 60 },
  {
    name: 'seoDescription',
    label: fields.seoDescription,
    control: 'paragraphs',
    rows: 3,
    limit: postMaxLength.seoDescription,
    shown: 155,
  },
];

/** Properties that only some kinds have. */
const particulars: Partial<Record<PostKind, Partial<PostDefinition>>> = {
  blog: {
    uploadFailed: copy.blogUploadFailed,
    sharePath: (id) => `/share/blog/${id}`,
    isMailed: true,
  },
  news: { hidesDeleteReason: true },
  career: { hidesDeleteReason: true },
};

/** The dashboard's definition of each kind of posts: the layout of its shape, and what only this kind has. */
export const postDefinitions = forEveryKind(
  (kind): PostDefinition => ({
    kind,
    ...layouts[kinds[kind].shape],
    search,
    publicPath: (post) => publicPath(kind, post),
    ...particulars[kind],
  }),
);
