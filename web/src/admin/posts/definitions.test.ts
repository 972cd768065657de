import { expect, test } from 'vitest';
import { emptyFields } from '#shared/posts/fields.ts';
import { postKinds } from '#shared/posts/kinds.ts';
import { postSchemas } from '#shared/posts/schemas.ts';
import { postDefinitions } from './definitions.ts';
import { fieldsOf, textNamesOf } from './post-definition.ts';

test.each(postKinds)('the form of %s has every stored field', (kind) => {
  const stored = Object.keys(emptyFields(postSchemas[kind].fields));
  expect([...textNamesOf(postDefinitions[kind]), 'published'].toSorted()).toEqual(stored.toSorted());
});

test.each(postKinds)('the form of %s marks its required fields', (kind) => {
  const definition = postDefinitions[kind];
  const empty = Object.fromEntries([
    ...textNamesOf(definition).map((name) => [name, '']),
    ['published', false],
  ]);
  const missing = postSchemas[kind].fields.safeParse(empty).error?.issues.map(({ path }) => path[0]);
  const required = fieldsOf(definition).filter(({ field, isArabic }) => field.isRequired && !isArabic);
  expect(required.map(({ name }) => name).toSorted()).toEqual(missing?.toSorted());
});
