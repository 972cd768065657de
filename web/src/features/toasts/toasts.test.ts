import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import {
  currentToast,
  dismissToast,
  removeToast,
  showToast,
  subscribeToToasts,
  updateToast,
} from './toasts.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  removeToast(currentToast()?.id ?? 0);
  vi.useRealTimers();
});

test('at most one toast shows: a new one takes the place of the one before', () => {
  showToast({ tone: 'success', title: 'First' });
  showToast({ tone: 'danger', title: 'Second' });
  expect(currentToast()).toMatchObject({ title: 'Second', open: true });
});

test('a toast can be updated and dismissed, and is removed after its delay', () => {
  const id = showToast({ tone: 'success', title: 'Saving' });
  updateToast(id, { title: 'Saved' });
  expect(currentToast()?.title).toBe('Saved');
  dismissToast(id);
  expect(currentToast()?.open).toBe(false);
  vi.advanceTimersByTime(999_999);
  expect(currentToast()).toBeDefined();
  vi.advanceTimersByTime(1);
  expect(currentToast()).toBeUndefined();
});

test('dismissing a toast that was replaced leaves its successor alone', () => {
  const first = showToast({ tone: 'success', title: 'First' });
  showToast({ tone: 'success', title: 'Second' });
  dismissToast(first);
  vi.runAllTimers();
  expect(currentToast()).toMatchObject({ title: 'Second', open: true });
});

test('whoever listens hears of every change until it stops', () => {
  const listener = vi.fn();
  const stop = subscribeToToasts(listener);
  showToast({ tone: 'success', title: 'First' });
  stop();
  showToast({ tone: 'success', title: 'Second' });
  expect(listener).toHaveBeenCalledOnce();
});
