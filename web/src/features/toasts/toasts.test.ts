import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { dismissToast, removeToast, shownToast, showToast, updateToast } from './toasts.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  removeToast(shownToast.current()?.id ?? 0);
  vi.useRealTimers();
});

test('at most one toast is shown: a new one replaces the previous one', () => {
  showToast({ tone: 'success', title: 'First' });
  showToast({ tone: 'danger', title: 'Second' });
  expect(shownToast.current()).toMatchObject({ title: 'Second', open: true });
});

test('a toast can be updated and dismissed, and is removed after its delay', () => {
  const id = showToast({ tone: 'success', title: 'Saving' });
  updateToast(id, { title: 'Saved' });
  expect(shownToast.current()?.title).toBe('Saved');
  dismissToast(id);
  expect(shownToast.current()?.open).toBe(false);
  vi.advanceTimersByTime(999_999);
  expect(shownToast.current()).toBeDefined();
  vi.advanceTimersByTime(1);
  expect(shownToast.current()).toBeUndefined();
});

test('dismissing a replaced toast does not affect the new one', () => {
  const first = showToast({ tone: 'success', title: 'First' });
  showToast({ tone: 'success', title: 'Second' });
  dismissToast(first);
  vi.runAllTimers();
  expect(shownToast.current()).toMatchObject({ title: 'Second', open: true });
});
