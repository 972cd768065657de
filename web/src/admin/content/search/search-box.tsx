import { startTransition, useState } from 'react';
import { css } from '#styles/css';
import { SearchInput } from '#web/admin/ui/fields/search-input.tsx';
import { copy } from '../copy.en.ts';

interface SearchBoxProps {
  /** The text at first; give the box another `key` to replace what is typed. */
  initial: string;
  /** Called in a transition, so that typing does not wait until all found items are rendered: a short text finds most items. */
  onSearch: (text: string) => void;
}

/** A search box that searches while the user types. */
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
