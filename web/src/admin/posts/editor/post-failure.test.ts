import { expect, test } from 'vitest';
import { ApiError } from '#web/lib/api-client.ts';
import { blogPosts, careerPosts, newsPosts } from '../definitions.ts';
import { failureToast } from './post-failure.ts';

const refusal = new ApiError(503, '', JSON.stringify({ error: 'Busy.' }));
const unreachable = new TypeError('Failed to fetch');

test.each([
  [blogPosts, 'create', refusal, 'Busy.'],
  [blogPosts, 'delete', refusal, 'Busy.'],
  [newsPosts, 'update', refusal, 'Busy.'],
  [newsPosts, 'delete', refusal, 'Failed to delete news post'],
  [careerPosts, 'delete', refusal, 'Failed to delete career post'],
  [careerPosts, 'create', unreachable, 'Failed to create career post'],
  [blogPosts, 'update', new ApiError(502, 'Bad Gateway', '<html>'), 'Failed to update blog post'],
] as const)('$0.kind, $1: $3', (definition, verb, error, text) => {
  expect(failureToast(definition, verb, error)).toEqual({ tone: 'danger', title: 'Error', text });
});
