import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { idempotencyKey } from '#shared/api/endpoint/idempotency.ts';
import { draftStore } from './draft.ts';

const values = { name: 'Sara', message: 'A message' };
const draft = draftStore<typeof values>('test-draft');

function fakeStorage(): Storage {
  const items = new Map<string, string>();
  return {
    getItem: (key) => items.get(key) ?? null,
    setItem: (key, value) => void items.set(key, value),
    removeItem: (key) => void items.delete(key),
    clear: () => items.clear(),
    key: () => null,
    length: 0,
  };
}

beforeEach(() => vi.stubGlobal('localStorage', fakeStorage()));
afterEach(() => {
  draft.clear();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('a draft is stored for a week', () => {
  vi.useFakeTimers({ now: new Date('2026-01-01') });
  draft.save(values);
  vi.setSystemTime(new Date('2026-01-07'));
  expect(draft.read()?.values).toEqual(values);
  vi.setSystemTime(new Date('2026-01-09'));
  expect(draft.read()).toBeUndefined();
  expect(localStorage.getItem('test-draft')).toBeNull();
});

test('a retry of the same values keeps its key, an edited message gets a new one', () => {
  const key = draft.attemptKey(values);
  expect(draft.attemptKey(values)).toBe(key);
  draft.save({ ...values, message: 'Another message' });
  expect(draft.attemptKey({ ...values, message: 'Another message' })).not.toBe(key);
});

test('a browser that lost the last write of a draft makes the same valid key again', () => {
  draft.save(values);
  const kept = localStorage.getItem('test-draft') ?? '';
  const edited = { ...values, message: 'رسالة أخرى' };
  const key = draft.attemptKey(edited);
  localStorage.setItem('test-draft', kept);
  expect(draft.attemptKey(edited)).toBe(key);
  expect(idempotencyKey.safeParse(key).success).toBe(true);
});

test('a message written after another was sent is a new one, even with the same words', () => {
  const key = draft.attemptKey(values);
  draft.clear();
  expect(draft.attemptKey(values)).not.toBe(key);
});

test('typing more does not forget the last attempt', () => {
  const key = draft.attemptKey(values);
  draft.save({ ...values, message: 'A messag' });
  draft.save(values);
  expect(draft.attemptKey(values)).toBe(key);
});

test.each([
  ['all storage', ['getItem', 'setItem', 'removeItem']],
  ['to store more', ['setItem']],
])('a browser that refuses %s keeps the draft as long as the page', (_what, refused) => {
  const refuse = () => {
    throw new Error('denied');
  };
  vi.stubGlobal('localStorage', {
    ...fakeStorage(),
    ...Object.fromEntries(refused.map((name) => [name, refuse])),
  });
  const key = draft.attemptKey(values);
  expect(draft.attemptKey(values)).toBe(key);
  expect(draft.read()?.values).toEqual(values);
  draft.clear();
  expect(draft.read()).toBeUndefined();
});
