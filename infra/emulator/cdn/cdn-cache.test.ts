import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { answer, caching, cachingDisabled, cdnBefore } from '../testing/cdn.ts';

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'] }));
afterEach(() => void vi.useRealTimers());

function pass(seconds: number): void {
  vi.setSystemTime(Date.now() + seconds * 1000);
}

describe('caches an answer', () => {
  test.each([
    ['for s-maxage before max-age', 's-maxage=2, max-age=100', 2],
    ['for max-age', 'public, max-age=5', 5],
    ['for the default when the origin says nothing', undefined, 60],
    ['for no longer than the policy allows', 'max-age=9999', 600],
  ])('%s', async (_, cacheControl, seconds) => {
    const { ask, requests } = cdnBefore(
      () => answer('a', cacheControl ? { 'cache-control': cacheControl } : {}),
      {
        cachePolicy: caching,
      },
    );
    expect((await ask()).cache).toBe('Miss');
    pass(seconds - 1);
    const kept = await ask();
    expect([kept.cache, kept.header('age')]).toEqual(['Hit', String(seconds - 1)]);
    pass(1);
    expect((await ask()).cache).toBe('Miss');
    expect(requests).toHaveLength(2);
  });

  test('until it is invalidated', async () => {
    const { ask, cdn } = cdnBefore(() => answer('a'), { cachePolicy: caching });
    await ask('/a/b');
    cdn.invalidate(['/other/*']);
    expect((await ask('/a/b')).cache).toBe('Hit');
    cdn.invalidate(['/a/*']);
    expect((await ask('/a/b')).cache).toBe('Miss');
  });

  test('only for requests with the same key', async () => {
    const cookies = { only: new Set(['session']) };
    const { ask } = cdnBefore(() => answer('a'), { cachePolicy: { ...caching, cookies } });
    await ask('/?a=1', { headers: { cookie: 'session=x; other=1' } });
    expect((await ask('/?a=1', { headers: { cookie: 'other=2; session=x' } })).cache).toBe('Hit');
    expect((await ask('/?a=1', { headers: { cookie: 'session=y' } })).cache).toBe('Miss');
    expect((await ask('/?a=2', { headers: { cookie: 'session=x' } })).cache).toBe('Miss');
  });
});

describe('does not cache an answer', () => {
  test.each([
    ['when the origin forbids it', { cachePolicy: caching }, { 'cache-control': 'no-store' }],
    ['when it is private', { cachePolicy: caching }, { 'cache-control': 'private, max-age=60' }],
    ['when the policy disables caching', { cachePolicy: cachingDisabled }, { 'cache-control': 'max-age=60' }],
  ])('%s', async (_, behavior, headers) => {
    const { ask, requests } = cdnBefore(() => answer('a', headers), behavior);
    await ask();
    expect((await ask()).cache).toBe('Miss');
    expect(requests).toHaveLength(2);
  });

  test('to another method', async () => {
    const { ask, requests } = cdnBefore(() => answer('a'), { cachePolicy: caching });
    await ask('/', { method: 'POST' });
    await ask('/', { method: 'POST' });
    await ask('/', { method: 'HEAD' });
    expect(requests.map(({ method }) => method)).toEqual(['POST', 'POST', 'HEAD']);
  });
});

test('a minimum TTL above zero caches even no-store', async () => {
  const { ask } = cdnBefore(() => answer('a', { 'cache-control': 'no-store' }), {
    cachePolicy: { ...caching, minTtl: 5 },
  });
  await ask();
  expect((await ask()).cache).toBe('Hit');
});

test('revalidates an expired answer by its ETag', async () => {
  const { ask, requests } = cdnBefore(
    (request) => (request.headers.has('if-none-match') ? answer('', {}, 304) : answer('a', { etag: '"1"' })),
    { cachePolicy: caching },
  );
  await ask();
  pass(61);
  const renewed = await ask();
  expect([renewed.cache, renewed.status, renewed.text]).toEqual(['RefreshHit', 200, 'a']);
  expect(requests[1]?.headers.get('if-none-match')).toEqual(['"1"']);
  expect((await ask()).cache).toBe('Hit');
});

test('serves an expired answer if the origin fails', async () => {
  let works = true;
  const { ask } = cdnBefore(() => (works ? answer('a') : answer('', {}, 503)), { cachePolicy: caching });
  await ask();
  works = false;
  pass(61);
  expect(await ask()).toMatchObject({ status: 200, text: 'a' });
});

test('simultaneous requests share one cacheable answer', async () => {
  const { ask, requests } = cdnBefore(() => answer('a'), { cachePolicy: caching });
  const answers = await Promise.all([ask(), ask(), ask()]);
  expect(answers.map(({ text }) => text)).toEqual(['a', 'a', 'a']);
  expect(requests).toHaveLength(1);
});

test('simultaneous requests get their own answers if these are not cacheable', async () => {
  let count = 0;
  const { ask } = cdnBefore(() => answer(String(++count), { 'cache-control': 'no-store' }), {
    cachePolicy: caching,
  });
  const answers = await Promise.all([ask(), ask(), ask()]);
  expect(answers.map(({ text }) => text).sort()).toEqual(['1', '2', '3']);
});

describe('errors', () => {
  test.each([
    [404, {}, true],
    [503, { 'cache-control': 'no-store' }, true],
    [401, {}, false],
    [429, { 'cache-control': 'max-age=5' }, false],
    [400, {}, false],
    [400, { 'cache-control': 'max-age=5' }, true],
  ])('%i with %j is cached: %j', async (status, headers, isKept) => {
    const { ask, requests } = cdnBefore(() => answer('no', headers, status));
    await ask();
    expect(await ask()).toMatchObject({ status, cache: 'Error' });
    expect(requests).toHaveLength(isKept ? 1 : 2);
    pass(10);
    await ask();
    expect(requests).toHaveLength(isKept ? 2 : 3);
  });

  test('are cached as long as their error response says', async () => {
    const { ask, requests } = cdnBefore(
      () => answer('no', {}, 404),
      {},
      {
        errorResponses: [{ status: 404, ttl: 0, page: undefined }],
      },
    );
    await ask();
    await ask();
    expect(requests).toHaveLength(2);
  });
});
