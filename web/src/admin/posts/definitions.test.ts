import { expect, test } from 'vitest';
import { articleFields, jobFields } from '#shared/posts/post.ts';
import { blogPosts, careerPosts, newsPosts } from './definitions.ts';
import { fieldsOf, textNamesOf } from './post-definition.ts';

test.each([
  [blogPosts, articleFields],
  [newsPosts, articleFields],
  [careerPosts, jobFields],
])('the form of $kind has every field that is stored', (definition, schema) => {
  expect([...textNamesOf(definition), 'published'].toSorted()).toEqual(Object.keys(schema.shape).toSorted());
});

test.each([
  [blogPosts, articleFields],
  [newsPosts, articleFields],
  [careerPosts, jobFields],
])('the form of $kind marks as required what is', (definition, schema) => {
  const empty = Object.fromEntries([
    ...textNamesOf(definition).map((name) => [name, '']),
    ['published', false],
  ]);
  const missing = schema.safeParse(empty).error?.issues.map(({ path }) => path[0]);
  const required = fieldsOf(definition).filter(({ field, isArabic }) => field.isRequired && !isArabic);
  expect(required.map(({ name }) => name).toSorted()).toEqual(missing?.toSorted());
});
