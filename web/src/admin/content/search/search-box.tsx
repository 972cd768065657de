import { startTransition, useState } from 'react';
import { css } from '#styles/css';
import { SearchInput } from '#web/admin/ui/fields/search-input.tsx';
import { copy } from '../copy.en.ts';

interface SearchBoxProps {
  /** The text at first; give the box another `key` to replace what is typed. */
  initial: string;
  /** Called in the background: a short search finds most items, and a key in the box does not wait for them. */
  onSearch: (text: string) => void;
}

/** Searches while it is typed in. */
export function SearchBox({ initial, onSearch }: SearchBoxProps) {
  const [typed, setTyped] = useState(initial);
  const type = (text: string) => {
    setTyped(text);
    startTransition(() => onSearch(text));
  };
  return (
    <SearchInput
      labels={{ search: copy.search, placeholder: copy.search, clear: copy.clearSearch }}
      value={typed}
      onChange={type}
      onClear={() => type('')}
      className={boxStyle}
    />
  );
}

const boxStyle = css({ flex: { base: '1 1 160px!', xl: '1 1 192px!' }, minWidth: '0', maxWidth: 'search' });
