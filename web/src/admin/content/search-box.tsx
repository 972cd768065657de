import { Search, X } from 'lucide-react';
import { useRef } from 'react';
import { css } from '#styles/css';
import { Icon } from '#web/components/icon.tsx';
import { FieldButton } from '../ui/field-button.tsx';
import { TextInput } from '../ui/text-box.tsx';
import { copy } from './copy.en.ts';

interface SearchBoxProps {
  value: string;
  onChange: (value: string) => void;
}

/** Searches while it is typed in. */
export function SearchBox({ value, onChange }: SearchBoxProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <search className={searchStyle}>
      <span className={iconStyle}>
        <Icon of={Search} />
      </span>
      <TextInput
        ref={input}
        dir="auto"
        value={value}
        aria-label={copy.search}
        placeholder={copy.search}
        onChange={({ currentTarget }) => onChange(currentTarget.value)}
        onKeyDown={({ key }) => key === 'Escape' && onChange('')}
        className={css({ paddingInline: '11.5' })}
      />
      {value && (
        <FieldButton
          aria-label={copy.clearSearch}
          onClick={() => {
            onChange('');
            input.current?.focus();
          }}
        >
          <Icon of={X} />
        </FieldButton>
      )}
    </search>
  );
}

const searchStyle = css({ position: 'relative', flex: '1 1 240px', maxWidth: '[440px]' });
const iconStyle = css({
  position: 'absolute',
  insetInlineStart: '3.5',
  top: '3.75',
  color: 'fg.muted',
  pointerEvents: 'none',
});
