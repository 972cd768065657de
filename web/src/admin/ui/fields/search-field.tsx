import { useEffect, useRef, useState } from 'react';
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

/** Searches as soon as a user pauses typing, or at once with Enter. */
export function SearchField({ labels, value, maxLength, onSearch }: SearchFieldProps) {
  const [typed, setTyped] = useState(value);
  const searched = useRef(value);
  const latest = useRef(onSearch);
  latest.current = onSearch;
  // The URL was changed by the Back button, or all filters were cleared.
  useEffect(() => {
    if (value === searched.current) return;
    searched.current = value;
    setTyped(value);
  }, [value]);
  const search = (text: string) => {
    searched.current = text;
    latest.current(text);
  };
  useEffect(() => {
    if (typed === searched.current) return;
    const pause = setTimeout(() => {
      searched.current = typed;
      latest.current(typed);
    }, pauseMs);
    return () => clearTimeout(pause);
  }, [typed]);
  return (
    <SearchInput
      labels={labels}
      value={typed}
      maxLength={maxLength}
      onChange={setTyped}
      onClear={() => {
        setTyped('');
        search('');
      }}
      onEnter={() => search(typed)}
    />
  );
}
