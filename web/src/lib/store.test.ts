import { expect, test, vi } from 'vitest';
import { createStore } from './store.ts';

test('a store has the last value that was set, and remembers its first', () => {
  const store = createStore('first');
  store.set('second');
  expect(store.current()).toBe('second');
  expect(store.initial).toBe('first');
});

test('whoever listens hears of every change until it stops', () => {
  const store = createStore(0);
  const heard: number[] = [];
  const stop = store.subscribe(() => heard.push(store.current()));
  store.set(1);
  store.set(2);
  stop();
  store.set(3);
  expect(heard).toEqual([1, 2]);
});

test('a listener that stops while it is called leaves the others called', () => {
  const store = createStore(0);
  const other = vi.fn();
  const stop = store.subscribe(() => stop());
  store.subscribe(other);
  store.set(1);
  expect(other).toHaveBeenCalledOnce();
});
