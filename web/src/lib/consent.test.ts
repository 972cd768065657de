import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import {
  announceConsent,
  consentStorageKey,
  everythingGranted,
  nothingGranted,
  readConsent,
  saveConsent,
} from './consent.ts';

let stored: Map<string, string>;
const root = { dataset: { consent: 'ask' } as Record<string, string> };
beforeEach(() => {
  stored = new Map();
  root.dataset.consent = 'ask';
  vi.stubGlobal('window', {});
  vi.stubGlobal('document', { documentElement: root });
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
  });
  vi.useFakeTimers({ now: new Date('2026-11-21T09:00:00Z') });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});
/** The commands in the data layer, each as an array. */
const commands = () => (window.dataLayer ?? []).map((entry) => Array.from(entry as ArrayLike<unknown>));

describe('a choice', () => {
  test.each([
    ['all', everythingGranted],
    ['nothing', nothingGranted],
    ['some', { analytics: true, marketing: false, functional: true }],
  ])(
    'of %s is stored with its time, with the necessary ones always on, and hides the banner',
    (_what, choice) => {
      saveConsent(choice);
      expect(JSON.parse(stored.get(consentStorageKey) ?? '')).toEqual({
        necessary: true,
        ...choice,
        timestamp: '2026-11-21T09:00:00.000Z',
      });
      expect(readConsent()).toMatchObject(choice);
      expect(root.dataset.consent).toBeUndefined();
    },
  );

  test.each([
    ['analytics', ['analytics_storage']],
    ['marketing', ['ad_storage', 'ad_user_data', 'ad_personalization']],
    ['functional', ['functionality_storage', 'personalization_storage']],
  ])('of %s alone tells the data layer that only %j is granted', (category, granted) => {
    saveConsent({ ...nothingGranted, [category]: true });
    const [[name, command, state] = []] = commands();
    expect([name, command]).toEqual(['consent', 'update']);
    const signals = Object.entries(state as Record<string, string>);
    expect(signals.filter(([, value]) => value === 'granted').map(([signal]) => signal)).toEqual([
      ...granted,
      'security_storage',
    ]);
    expect(signals.filter(([, value]) => value === 'denied')).toHaveLength(7 - granted.length - 1);
  });

  test('applies to the page if the browser stores nothing', () => {
    const refuse = () => {
      throw new Error('denied');
    };
    vi.stubGlobal('localStorage', { getItem: refuse, setItem: refuse });
    saveConsent(everythingGranted);
    expect(root.dataset.consent).toBeUndefined();
    expect(readConsent()).toBeUndefined();
    expect(commands()).toHaveLength(1);
  });
});

test('everything except security is denied by default', () => {
  announceConsent('default', nothingGranted);
  const [[name, command, state] = []] = commands();
  expect([name, command]).toEqual(['consent', 'default']);
  const { security_storage: security, ...others } = state as Record<string, string>;
  expect(security).toBe('granted');
  expect(new Set(Object.values(others))).toEqual(new Set(['denied']));
});

test('a tag manager reads its commands as `arguments`', () => {
  announceConsent('default', nothingGranted);
  expect(Object.prototype.toString.call(window.dataLayer?.[0])).toBe('[object Arguments]');
});

test.each([
  '',
  'null',
  '{}',
  '[]',
  '"yes"',
  '{"analytics":true}',
  '{"analytics":1,"marketing":0,"functional":0}',
])('a stored %j is not a choice', (text) => {
  stored.set(consentStorageKey, text);
  expect(readConsent()).toBeUndefined();
});
