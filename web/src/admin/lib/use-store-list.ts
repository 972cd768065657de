import { useRef } from 'react';
import { type ReadableStore, useStore } from '#web/lib/store.ts';

/** What a component needs of a store as a list, which may be made for the occasion: it renders anew only when its elements become others. */
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
