import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { attemptKey, clearDraft, readDraft, saveDraft } from './contact-draft.ts';

const values = { name: 'Sara', email: 'sara@example.com', company: '', service: '', message: 'A message' };

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
  clearDraft();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('a draft is kept for a week', () => {
  vi.useFakeTimers({ now: new Date('2026-01-01') });
  saveDraft(values);
  vi.setSystemTime(new Date('2026-01-07'));
  expect(readDraft()?.values).toEqual(values);
  vi.setSystemTime(new Date('2026-01-09'));
  expect(readDraft()).toBeUndefined();
});

test('a retry of the same values keeps its key, an edited message gets a new one', () => {
  const key = attemptKey(values);
  expect(attemptKey(values)).toBe(key);
  saveDraft({ ...values, message: 'Another message' });
  expect(attemptKey({ ...values, message: 'Another message' })).not.toBe(key);
});

test('typing on does not forget the last attempt', () => {
  const key = attemptKey(values);
  saveDraft({ ...values, message: 'A messag' });
  saveDraft(values);
  expect(attemptKey(values)).toBe(key);
});

test('a browser that refuses storage keeps the draft as long as the page', () => {
  const refuse = () => {
    throw new Error('denied');
  };
  vi.stubGlobal('localStorage', { getItem: refuse, setItem: refuse, removeItem: refuse });
  const key = attemptKey(values);
  expect(attemptKey(values)).toBe(key);
  expect(readDraft()?.values).toEqual(values);
  clearDraft();
  expect(readDraft()).toBeUndefined();
});
