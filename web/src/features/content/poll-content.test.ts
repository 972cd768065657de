import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { getSiteContent } from '#shared/api/content.ts';
import type { ShownItem } from '#shared/publishing/renderer.ts';
import { type ContentStore, createContentStore } from './content-store.ts';

/** The little of a browser that polling needs, and an API that answers as the real one. */
const browser = { hidden: false, onLine: true };
const origin = { etag: '"1"', items: [] as ShownItem[], failing: false, asked: [] as (string | null)[] };
let listeners: EventTarget;
const item = (key: string, value: string): ShownItem => ({ key, value, valueAr: '', type: 'text' });

async function answer(address: string, { headers }: RequestInit) {
  expect(address).toBe(getSiteContent.path);
  const known = new Headers(headers).get('If-None-Match');
  origin.asked.push(known);
  if (origin.failing) throw new TypeError('Failed to fetch');
  if (known === origin.etag) return new Response(null, { status: 304 });
  return Response.json(origin.items, { headers: { ETag: origin.etag } });
}

let store: ContentStore;
const shown = (key: string) => store.current().get(key)?.value;
const pass = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds);
async function poll() {
  const { pollContent } = await import('./poll-content.ts');
  pollContent(store);
  await pass(0);
}

beforeEach(() => {
  vi.resetModules();
  vi.useFakeTimers();
  Object.assign(browser, { hidden: false, onLine: true });
  Object.assign(origin, { etag: '"1"', items: [item('hero_title', 'First')], failing: false, asked: [] });
  store = createContentStore();
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
});
afterEach(() => {
  vi.clearAllTimers();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('asks at once and then every two seconds', async () => {
  await poll();
  expect(shown('hero_title')).toBe('First');
  await pass(6000);
  expect(origin.asked).toHaveLength(4);
});

test('names what it has, and shows what became another', async () => {
  await poll();
  Object.assign(origin, { etag: '"2"', items: [item('hero_title', 'Second')] });
  await pass(4000);
  expect(shown('hero_title')).toBe('Second');
  expect(origin.asked).toEqual([null, '"1"', '"2"']);
});

test('changes nothing while nothing changes', async () => {
  await poll();
  const listener = vi.fn();
  store.subscribe(listener);
  await pass(10_000);
  expect(listener).not.toHaveBeenCalled();
});

describe.each([
  ['hidden', { hidden: true }, { hidden: false }, 'visibilitychange'],
  ['offline', { onLine: false }, { onLine: true }, 'online'],
] as const)('a page that is %s', (_state, away, back, event) => {
  test('does not ask, and asks at once when it is back', async () => {
    await poll();
    Object.assign(browser, away);
    await pass(600_000);
    expect(origin.asked).toHaveLength(1);
    Object.assign(browser, back);
    listeners.dispatchEvent(new Event(event));
    await pass(0);
    expect(origin.asked).toHaveLength(2);
  });
});

test('a failure leaves everything as it is, and is forgotten', async () => {
  await poll();
  origin.failing = true;
  await pass(2000);
  expect(shown('hero_title')).toBe('First');
  Object.assign(origin, { failing: false, etag: '"2"', items: [item('hero_title', 'Second')] });
  await pass(2000);
  expect(shown('hero_title')).toBe('Second');
});

test('an item that is no longer stored falls back', async () => {
  await poll();
  Object.assign(origin, { etag: '"2"', items: [] });
  await pass(2000);
  expect(shown('hero_title')).toBeUndefined();
});

test('shows what the document was rendered with until it is answered', async () => {
  store = createContentStore(new Map([['hero_title', { value: 'Rendered', valueAr: '' }]]));
  origin.failing = true;
  await poll();
  expect(shown('hero_title')).toBe('Rendered');
  origin.failing = false;
  await pass(2000);
  expect(shown('hero_title')).toBe('First');
});

test('starts once, however often it is asked to', async () => {
  await poll();
  await poll();
  await pass(2000);
  expect(origin.asked).toHaveLength(2);
});
