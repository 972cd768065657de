import { expect, test } from 'vitest';
import { ApiError } from '#web/lib/api-client.ts';
import { postDefinitions } from '../definitions.ts';
import { failureToast } from './post-failure.ts';

const refusal = new ApiError(503, '', JSON.stringify({ error: 'Busy.' }));
const unreachable = new TypeError('Failed to fetch');

test.each([
  [postDefinitions.blog, 'create', refusal, 'Busy.'],
  [postDefinitions.blog, 'delete', refusal, 'Busy.'],
  [postDefinitions.news, 'update', refusal, 'Busy.'],
  [postDefinitions.news, 'delete', refusal, 'Failed to delete news post'],
  [postDefinitions.career, 'delete', refusal, 'Failed to delete career post'],
  [postDefinitions.career, 'create', unreachable, 'Failed to create career post'],
  [postDefinitions.blog, 'update', new ApiError(502, 'Bad Gateway', '<html>'), 'Failed to update blog post'],
] as const)('$0.kind, $1: $3', (definition, verb, error, text) => {
  expect(failureToast(definition, verb, error)).toEqual({ tone: 'danger', title: 'Error', text });
});
