import '#functions/data/testing/environment.ts';
import { beforeEach, describe, expect, test } from 'vitest';
import { getSiteContent } from '#shared/api/content.ts';
import { cacheForOneSecond, isKnown } from './caching.ts';
import { send } from './testing/event.ts';
import { handlers, reached } from './testing/groups.ts';

beforeEach(() => void reached.mockReset());

test.each([['"a"'], ['W/"a"'], ['"b", "a"'], ['"b","a","c"'], ['"b", W/"a"'], ['*'], [' * '], ['"b,", "a"']])(
  'the header %j matches the ETag "a"',
  (header) => {
    expect(isKnown('"a"', header)).toBe(true);
    expect(isKnown('W/"a"', header)).toBe(true);
  },
);

test.each([[undefined], [''], ['a'], ['"b"'], ['"A"'], ['"a '], ['"b, a"'], ['W/a'], ['"*"']])(
  'the header %j does not match the ETag "a"',
  (header) => expect(isKnown('"a"', header)).toBe(false),
);

describe('an answer that the client already has', () => {
  const ask = (etag: string) => {
    reached.mockReturnValue({ body: [], headers: { ETag: '"a"' } });
    return send(handlers.content, getSiteContent, { headers: { 'if-none-match': etag } });
  };

  test('is 304 without a body, with the same caching headers', async () => {
    const { status, text, headers } = await ask('W/"a"');
    expect({ status, text }).toEqual({ status: 304, text: '' });
    expect(headers).toMatchObject({ ETag: '"a"', 'Cache-Control': getSiteContent.cache });
    expect(headers).not.toHaveProperty('Content-Type');
  });

  test('is sent if it has changed', async () => {
    expect(await ask('"b"')).toMatchObject({ status: 200, headers: { ETag: '"a"' } });
  });
});

describe('a result cached for a second', () => {
  const at = (ms: number) => new Date(ms);
  const numbered = () => {
    let readings = 0;
    return cacheForOneSecond(async () => {
      readings += 1;
      return readings;
    });
  };

  test('is shared by all calls within the second, also before it is ready', async () => {
    const { recent } = numbered();
    expect(await Promise.all([recent(at(0)), recent(at(0)), recent(at(999))])).toEqual([1, 1, 1]);
    expect(await recent(at(1000))).toBe(2);
  });

  test('is read again after this instance changed it', async () => {
    const { recent, forget } = numbered();
    await recent(at(0));
    forget();
    expect(await recent(at(1))).toBe(2);
  });

  test('is not cached if it fails', async () => {
    let fails = true;
    const { recent } = cacheForOneSecond(async () => {
      if (fails) throw new Error('busy');
      return 'read';
    });
    await expect(recent(at(0))).rejects.toThrow('busy');
    fails = false;
    expect(await recent(at(1))).toBe('read');
  });
});
