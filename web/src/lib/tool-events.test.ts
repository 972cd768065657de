import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { consentStorageKey } from './consent.ts';

let sent: [string, RequestInit][];
let privacy: object;
let stored: object | undefined;
/** Returns `recordToolEvent` of a document that was just opened. */
async function openPage() {
  vi.resetModules();
  return (await import('./tool-events.ts')).recordToolEvent;
}
beforeEach(() => {
  sent = [];
  privacy = {};
  stored = undefined;
  vi.stubGlobal('window', {});
  vi.stubGlobal('navigator', new Proxy({}, { get: (_, name) => Reflect.get(privacy, name) }));
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => (key === consentStorageKey && stored ? JSON.stringify(stored) : null),
  });
  vi.stubGlobal('fetch', async (address: string, request: RequestInit) => {
    sent.push([address, request]);
    throw new TypeError('offline');
  });
});
afterEach(() => vi.unstubAllGlobals());
const allowed = { analytics: true, marketing: false, functional: false };
const uses = () => sent.map(([, { body }]) => JSON.parse(String(body)).use);

test('an event is counted anonymously, and not sent to the data layer before analytics is allowed', async () => {
  const recordToolEvent = await openPage();
  recordToolEvent('try_finish', { found: 5, missed: 2, wrong: 1, seconds: 29 });
  expect(sent).toEqual([
    [
      '/api/usage',
      expect.objectContaining({
        method: 'POST',
        credentials: 'omit',
        keepalive: true,
        body: '{"use":"audit-finished"}',
      }),
    ],
  ]);
  expect(window.dataLayer).toBeUndefined();
});

test('with analytics allowed the data layer gets its fields; uncounted events are only sent there', async () => {
  stored = allowed;
  const recordToolEvent = await openPage();
  recordToolEvent('try_start', { clock: true });
  recordToolEvent('contact_sent', { for: 'quote', scope: false });
  expect(window.dataLayer).toEqual([
    { event: 'try_start', clock: true },
    { event: 'contact_sent', for: 'quote', scope: false },
  ]);
  expect(uses()).toEqual(['audit-started']);
});

test.each([{ doNotTrack: '1' }, { globalPrivacyControl: true }])(
  'with %j nothing is sent',
  async (signal) => {
    privacy = signal;
    const recordToolEvent = await openPage();
    recordToolEvent('try_start', { clock: true });
    expect(sent).toEqual([]);
  },
);

test.each([
  { doNotTrack: '0' },
  { doNotTrack: null },
  { doNotTrack: 'unspecified' },
  { globalPrivacyControl: false },
])('with %j it is sent', async (signal) => {
  privacy = signal;
  const recordToolEvent = await openPage();
  recordToolEvent('report_open', {});
  expect(uses()).toEqual(['report-opened']);
});

test('the start of a plan is counted once, however often it changes, and the start of an audit each time', async () => {
  stored = allowed;
  const recordToolEvent = await openPage();
  recordToolEvent('plan_change', { field: 'waves' });
  recordToolEvent('plan_change', { field: 'products' });
  recordToolEvent('try_start', { clock: true });
  recordToolEvent('try_start', { clock: false });
  expect(uses()).toEqual(['plan-begun', 'audit-started', 'audit-started']);
  expect(window.dataLayer).toHaveLength(4);
});
