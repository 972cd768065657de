import { expect, test } from 'vitest';
import { emptyFields } from './fields.ts';
import { relatedIds } from './related-ids.ts';
import { postSchemas } from './schemas.ts';

const { fields } = postSchemas.blog;
const written = { title: 'Title', content: 'Text', author: 'Shilan', category: 'Shops' };

test.each([
  ['byline', '', undefined],
  ['byline', 'company', undefined],
  ['byline', 'person', 'invalid'],
  ['related', '', undefined],
  ['related', 'a b c', undefined],
  ['related', 'a b c d', 'invalid'],
  ['related', 'a b a', 'invalid'],
  ['title', ' ', 'required'],
  ['imageUrl', 'javascript:alert(1)', 'address'],
])('an article with the %s %j has the problem %s', (name, value, problem) => {
  const { error } = fields.safeParse({ ...emptyFields(fields), ...written, [name]: value });
  expect(error?.issues.map(({ path, message }) => [path[0], message])).toEqual(problem && [[name, problem]]);
});

test('the ids of chosen articles are in their order, and an older article has none', () => {
  expect(relatedIds(' b  a ')).toEqual(['b', 'a']);
  expect(relatedIds('')).toEqual([]);
  expect(relatedIds(undefined)).toEqual([]);
});
