import { act, renderHook } from '@testing-library/react';
import { expect, test } from 'vitest';
import { createStore } from '#web/lib/store.ts';
import { useStoreList } from './use-store-list.ts';

test('a computed list is rendered again only when its elements change', () => {
  const store = createStore({ names: ['a', 'b'], other: 0 });
  let renders = 0;
  const { result } = renderHook(() => {
    renders += 1;
    return useStoreList(store, ({ names }) => names.filter((name) => name !== 'x'));
  });
  act(() => store.set({ names: ['a', 'x', 'b'], other: 1 }));
  expect(renders).toBe(1);
  act(() => store.set({ names: ['b', 'a'], other: 1 }));
  expect([result.current, renders]).toEqual([['b', 'a'], 2]);
});
