import { useEffect, useRef, useState } from 'react';
import { createStore, useStore } from '#web/lib/store.ts';
import { useOwnText } from './own-text.ts';
import { SearchInput } from './search-input.tsx';

/** A pause in typing after which the search begins, in ms. */
const pauseMs = 300;

interface SearchFieldProps {
  labels: { search: string; placeholder: string; clear: string };
  value: string;
  /** In characters. */
  maxLength: number;
  onSearch: (text: string) => void;
}

/** Searches as soon as a user pauses typing, or at once with Enter. No key renders anything. */
export function SearchField({ labels, value, maxLength, onSearch }: SearchFieldProps) {
  const box = useRef<HTMLInputElement>(null);
  const [typed] = useState(() => createStore(value));
  const first = useOwnText(box, typed);
  const hasText = useStore(typed, Boolean);
  const searched = useRef(value);
  const pause = useRef<ReturnType<typeof setTimeout>>(undefined);
  const latest = useRef(onSearch);
  latest.current = onSearch;
  useEffect(() => () => clearTimeout(pause.current), []);
  // The URL was changed by the Back button, or all filters were cleared.
  useEffect(() => {
    if (value === searched.current) return;
    clearTimeout(pause.current);
    searched.current = value;
    typed.set(value);
  }, [value, typed]);
  const search = () => {
    clearTimeout(pause.current);
    searched.current = typed.current();
    latest.current(searched.current);
  };
  return (
    <SearchInput
      box={box}
      labels={labels}
      first={first}
      hasText={hasText}
      maxLength={maxLength}
      onChange={(text) => {
        typed.set(text);
        clearTimeout(pause.current);
        if (text !== searched.current) pause.current = setTimeout(search, pauseMs);
      }}
      onClear={() => {
        typed.set('');
        search();
      }}
      onEnter={search}
    />
  );
}
