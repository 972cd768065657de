import { expect, test, vi } from 'vitest';
import { ApiError } from '#web/lib/api-client.ts';
import { readPost } from './read-post.ts';

const refetch = vi.fn();
const show = (post: string) => post.toUpperCase();
const gone = new ApiError(404, 'Not Found', '');
const down = new ApiError(503, 'Service Unavailable', '');

test('what was read is shown', () => {
  expect(readPost({ data: 'post', error: null, refetch }, show)).toMatchObject({
    post: 'POST',
    error: undefined,
  });
});

test('what was read outlives a failure to read it again', () => {
  expect(readPost({ data: 'post', error: down, refetch }, show)).toMatchObject({
    post: 'POST',
    error: undefined,
  });
});

test('what was taken back is gone', () => {
  expect(readPost({ data: 'post', error: gone, refetch }, show)).toMatchObject({
    post: undefined,
    error: gone,
  });
});

test('without anything read there is the reason', () => {
  expect(readPost({ data: undefined, error: down, refetch }, show)).toMatchObject({
    post: undefined,
    error: down,
  });
});
