import { expect, test, vi } from 'vitest';
import { ApiError } from '#web/lib/api-client.ts';
import { readPost } from './read-post.ts';

const refetch = vi.fn();
const show = (post: string) => post.toUpperCase();
const gone = new ApiError(404, 'Not Found', '');
const down = new ApiError(503, 'Service Unavailable', '');

test('shows a post that was read', () => {
  expect(readPost({ data: 'post', error: null, refetch }, show)).toMatchObject({
    post: 'POST',
    error: undefined,
  });
});

test('keeps a post that was read if reading it again fails', () => {
  expect(readPost({ data: 'post', error: down, refetch }, show)).toMatchObject({
    post: 'POST',
    error: undefined,
  });
});

test('removes a post that was unpublished', () => {
  expect(readPost({ data: 'post', error: gone, refetch }, show)).toMatchObject({
    post: undefined,
    error: gone,
  });
});

test('shows the failure if nothing was read', () => {
  expect(readPost({ data: undefined, error: down, refetch }, show)).toMatchObject({
    post: undefined,
    error: down,
  });
});
