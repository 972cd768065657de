import { useRef } from 'react';
import { type ReadableStore, useStore } from '#web/lib/store.ts';

/**
 * Returns a list that is selected from a store. The component renders again only when an element changes, even if the list is a
 * new array.
 */
export function useStoreList<Value, Element>(
  store: ReadableStore<Value>,
  select: (value: Value) => readonly Element[],
): readonly Element[] {
  const last = useRef<readonly Element[]>([]);
  return useStore(store, (value) => {
    const list = select(value);
    const isSame =
      list.length === last.current.length && list.every((one, place) => one === last.current[place]);
    if (!isSame) last.current = list;
    return last.current;
  });
}
