import { css } from '#styles/css';
import { SearchInput } from '#web/admin/ui/fields/search-input.tsx';
import { copy } from '../copy.en.ts';

interface SearchBoxProps {
  value: string;
  onChange: (value: string) => void;
}

/** Searches while it is typed in. */
export function SearchBox({ value, onChange }: SearchBoxProps) {
  return (
    <SearchInput
      labels={{ search: copy.search, placeholder: copy.search, clear: copy.clearSearch }}
      value={value}
      onChange={onChange}
      onClear={() => onChange('')}
      className={boxStyle}
    />
  );
}

const boxStyle = css({ flex: { base: '1 1 160px!', xl: '1 1 192px!' }, minWidth: '0', maxWidth: 'search' });
