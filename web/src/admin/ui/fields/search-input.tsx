import { Search, X } from 'lucide-react';
import { useRef } from 'react';
import { css, cx } from '#styles/css';
import { Icon } from '#web/components/icon.tsx';
import { FieldButton } from './field-button.tsx';
import { TextInput } from './text-box.tsx';

interface SearchInputProps {
  labels: { search: string; placeholder: string; clear: string };
  value: string;
  /** In characters. */
  maxLength?: number;
  onChange: (text: string) => void;
  /** Called by Escape or the button; the focus returns to the field. */
  onClear: () => void;
  onEnter?: () => void;
  className?: string;
}

/** A search field with a button that clears it. */
export function SearchInput({
  labels,
  value,
  maxLength,
  onChange,
  onClear,
  onEnter,
  className,
}: SearchInputProps) {
  const input = useRef<HTMLInputElement>(null);
  const clear = () => {
    onClear();
    input.current?.focus();
  };
  return (
    <search className={cx(searchStyle, className)}>
      <span className={iconStyle}>
        <Icon of={Search} />
      </span>
      <TextInput
        ref={input}
        // For an empty box, `auto` means English, and would put an Arabic placeholder on the wrong side.
        dir={value ? 'auto' : undefined}
        value={value}
        maxLength={maxLength}
        aria-label={labels.search}
        placeholder={labels.placeholder}
        onChange={({ currentTarget }) => onChange(currentTarget.value)}
        onKeyDown={({ key }) => {
          if (key === 'Enter') onEnter?.();
          if (key === 'Escape') clear();
        }}
        className={inputStyle}
      />
      {value && (
        <FieldButton aria-label={labels.clear} onClick={clear}>
          <Icon of={X} />
        </FieldButton>
      )}
    </search>
  );
}

// The field is wide enough for its placeholder.
const searchStyle = css({ position: 'relative', flex: '1 1 min(300px, 100%)' });
const inputStyle = css({
  paddingInlineStart: '11.5',
  // Space for the button that clears it.
  '&:not(:placeholder-shown)': { paddingInlineEnd: '11.5' },
});
const iconStyle = css({
  position: 'absolute',
  insetInlineStart: '3.5',
  top: '3.75',
  color: 'fg.muted',
  pointerEvents: 'none',
});
