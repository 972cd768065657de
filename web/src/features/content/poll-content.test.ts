import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { ShownItem } from '#shared/publishing/renderer.ts';
import { type ContentStore, createContentStore } from './content-store.ts';

/** The parts of a browser that polling needs, and a fake site. */
const browser = { hidden: false, onLine: true, kept: new Map<string, string>() };
const site = { version: 'v1', items: [] as ShownItem[], publishedAt: 0, ageSeconds: 0, failing: false };
let asked: string[];
let listeners: EventTarget;
let store: ContentStore;

const item = (key: string, value: string): ShownItem => ({ key, value, valueAr: '', type: 'text' });
const publish = (version: string, items: ShownItem[]) =>
  Object.assign(site, { version, items, publishedAt: Date.now() });

async function answer(address: string, { headers }: RequestInit) {
  asked.push(address);
  if (site.failing) throw new TypeError('Failed to fetch');
  const { version, items } = site;
  if (address === '/api/site-content') {
    if (new Headers(headers).get('If-None-Match') === version) return new Response(null, { status: 304 });
    return Response.json(items, { headers: { ETag: version } });
  }
  const dates = {
    // The time at which the answer was made; a cache keeps this time.
    Date: new Date(Date.now() - site.ageSeconds * 1000).toUTCString(),
    'Last-Modified': new Date(site.publishedAt).toUTCString(),
    Age: String(site.ageSeconds),
  };
  if (address === '/live/version.json') return Response.json({ version }, { headers: dates });
  if (address === '/live/content.json') return Response.json({ version, items }, { headers: dates });
  return new Response('', { status: 404 });
}

const shown = (key: string) => store.current().get(key)?.value;
const pass = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds);
const happens = (event: string) => listeners.dispatchEvent(new Event(event));
async function poll() {
  const { pollContent } = await import('./poll-content.ts');
  pollContent(store);
  await pass(0);
}

beforeEach(() => {
  vi.resetModules();
  vi.useFakeTimers({ now: Date.UTC(2026, 0, 1) });
  Object.assign(browser, { hidden: false, onLine: true, kept: new Map() });
  Object.assign(site, {
    ...{ version: 'v1', items: [], publishedAt: Date.now() - 3_600_000 },
    ...{ ageSeconds: 0, failing: false },
  });
  asked = [];
  store = createContentStore(new Map([['hero_title', { value: 'Rendered', valueAr: '' }]]));
  listeners = new EventTarget();
  vi.stubGlobal('fetch', answer);
  vi.stubGlobal('addEventListener', listeners.addEventListener.bind(listeners));
  vi.stubGlobal('document', {
    get hidden() {
      return browser.hidden;
    },
  });
  vi.stubGlobal('navigator', {
    get onLine() {
      return browser.onLine;
    },
  });
  vi.stubGlobal('localStorage', { getItem: (key: string) => browser.kept.get(key) ?? null });
});
afterEach(() => {
  vi.clearAllTimers();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('a visitor', () => {
  test.each([
    ['of long ago, which a cache holds for long', 60_000, 60, []],
    ['of a moment ago', 1000, 0, ['/live/content.json']],
    ['of a moment ago, which a cache holds for a second', 1000, 1, ['/live/content.json']],
  ])(
    'reads the content not in the document if the version is %s',
    async (_, publishedMsAgo, ageSeconds, more) => {
      Object.assign(site, { publishedAt: Date.now() - publishedMsAgo, ageSeconds });
      await poll();
      expect(asked).toEqual(['/live/version.json', ...more]);
    },
  );

  test('who is inactive requests the version less and less often', async () => {
    await poll();
    expect(asked).toEqual(['/live/version.json']);
    for (const [until, questions] of [
      [14_000, 1],
      [16_000, 2],
      [44_000, 2],
      [46_000, 3],
      [104_000, 3],
      [106_000, 4],
      [600_000, 12],
    ] as const) {
      await pass(Date.UTC(2026, 0, 1) + until - Date.now());
      expect([until, asked.length]).toEqual([until, questions]);
    }
  });

  test('who is active requests it at most every two seconds', async () => {
    await poll();
    for (let n = 0; n < 100; n++) {
      happens('scroll');
      await pass(100);
    }
    expect(asked.length).toBeGreaterThanOrEqual(5);
    expect(asked.length).toBeLessThanOrEqual(6);
  });

  test('is shown newly published content', async () => {
    await poll();
    expect(shown('hero_title')).toBe('Rendered');
    publish('v2', [item('hero_title', 'Second')]);
    happens('keydown');
    await pass(2000);
    expect(shown('hero_title')).toBe('Second');
    expect(asked.slice(1)).toEqual(['/live/version.json', '/live/content.json']);
  });

  test('reads no content while the version is the document’s', async () => {
    await poll();
    await pass(600_000);
    expect(asked).not.toContain('/live/content.json');
  });

  test('reads content that was published while the document was loading', async () => {
    publish('v2', [item('hero_title', 'Second')]);
    await poll();
    expect(shown('hero_title')).toBe('Second');
  });

  test('sees the fallback of an item that is no longer stored', async () => {
    await poll();
    publish('v2', []);
    await pass(16_000);
    expect(shown('hero_title')).toBeUndefined();
  });

  test('continues after a failure as before', async () => {
    site.failing = true;
    await poll();
    expect(shown('hero_title')).toBe('Rendered');
    site.failing = false;
    publish('v2', [item('hero_title', 'Second')]);
    await pass(16_000);
    expect(shown('hero_title')).toBe('Second');
  });
});

describe('a person who may be signed in', () => {
  beforeEach(() => void browser.kept.set('signed-in', ''));

  test('requests stored content every two seconds, with the ETag of the last answer', async () => {
    site.items = [item('hero_title', 'First')];
    await poll();
    expect(shown('hero_title')).toBe('First');
    const listener = vi.fn();
    store.subscribe(listener);
    await pass(6000);
    expect(asked).toEqual(Array(4).fill('/api/site-content'));
    expect(listener).not.toHaveBeenCalled();
    publish('v2', [item('hero_title', 'Second')]);
    await pass(2000);
    expect(shown('hero_title')).toBe('Second');
  });
});

describe.each([
  ['hidden', { hidden: true }, { hidden: false }, 'visibilitychange'],
  ['offline', { onLine: false }, { onLine: true }, 'online'],
] as const)('a page that is %s', (_state, away, back, event) => {
  test('sends no requests, and one at once when it is back', async () => {
    await poll();
    Object.assign(browser, away);
    await pass(600_000);
    expect(asked).toHaveLength(1);
    Object.assign(browser, back);
    happens(event);
    await pass(0);
    expect(asked).toHaveLength(2);
  });
});

test('polls once, however often it is started', async () => {
  await poll();
  await poll();
  await pass(16_000);
  expect(asked).toHaveLength(2);
});
