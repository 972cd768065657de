import { expect, test, vi } from 'vitest';
import { createStore } from './store.ts';

test('a store has the last value that was set, and its initial value', () => {
  const store = createStore('first');
  store.set('second');
  expect(store.current()).toBe('second');
  expect(store.initial).toBe('first');
});

test('a listener is called for every change until it unsubscribes', () => {
  const store = createStore(0);
  const heard: number[] = [];
  const stop = store.subscribe(() => heard.push(store.current()));
  store.set(1);
  store.set(2);
  stop();
  store.set(3);
  expect(heard).toEqual([1, 2]);
});

test('a listener that unsubscribes while it is called does not affect others', () => {
  const store = createStore(0);
  const other = vi.fn();
  const stop = store.subscribe(() => stop());
  store.subscribe(other);
  store.set(1);
  expect(other).toHaveBeenCalledOnce();
});
