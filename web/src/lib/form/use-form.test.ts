import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { firstProblems, problemsOf } from './use-form.ts';

const schema = z.object({
  name: z.string().check(z.minLength(1, 'required'), z.regex(/\S/, 'blank')),
  address: z.object({ city: z.string('missing') }),
});

test('a field has the first of its problems, by its path', () => {
  expect(problemsOf(schema, { name: '', address: {} })).toEqual({
    name: 'required',
    'address.city': 'missing',
  });
});

test('valid input has no problem', () => {
  expect(problemsOf(schema, { name: 'Sara', address: { city: 'Erbil' } })).toEqual({});
});

test('of several problems of a field the first is shown', () => {
  const found = [
    { field: 'name', problem: 'required' },
    { field: 'name', problem: 'blank' },
  ];
  expect(firstProblems(found)).toEqual({ name: 'required' });
});
