import { emptyFields } from '#shared/posts/fields.ts';
import { kinds, type PostKind, type PostShape } from '#shared/posts/kinds.ts';
import { type NewPost, type PostInput, postSchemas } from '#shared/posts/schemas.ts';

const required: Record<PostShape, object> = {
  article: { title: 'Shelf audits', content: 'What we *saw*.', author: 'Shilan', category: 'Retail' },
  job: {
    title: 'Auditor',
    department: 'Field',
    location: 'Erbil',
    type: 'full-time',
    description: 'Visit *shops*.',
    requirements: 'A licence.',
  },
};

/** Returns the input of a post for tests: the required fields, and the given ones. The post is a draft by default. */
export function inputWith<K extends PostKind>(kind: K, fields: Partial<NewPost<K>> = {}): PostInput<K> {
  const { fields: schema } = postSchemas[kind];
  return schema.parse({ ...emptyFields(schema), ...required[kinds[kind].shape], ...fields });
}

/** Returns the input of a blog or news post, like {@link inputWith}. */
export function articleWith(fields?: Partial<NewPost<'blog'>>): PostInput<'blog'> {
  return inputWith('blog', fields);
}

/** Returns the input of a job posting, like {@link inputWith}. */
export function jobWith(fields?: Partial<NewPost<'career'>>): PostInput<'career'> {
  return inputWith('career', fields);
}

/** Returns a post without its long texts, as lists contain it. */
export function withoutLongTexts(kind: PostKind, post: object): object {
  const { longTexts } = postSchemas[kind];
  return Object.fromEntries(Object.entries(post).filter(([name]) => !(name in longTexts)));
}
