import { Search, X } from 'lucide-react';
import { type RefObject, useRef } from 'react';
import { css, cx } from '#styles/css';
import { Icon } from '#web/components/icon.tsx';
import { FieldButton } from './field-button.tsx';
import { lowStyle, TextInput } from './text-box.tsx';

interface SearchInputProps {
  labels: { search: string; placeholder: string; clear: string };
  /** @default the box holds its text itself, from `first` on */
  value?: string;
  first?: string;
  /** @default by the value */
  hasText?: boolean;
  box?: RefObject<HTMLInputElement | null>;
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
  first,
  hasText = Boolean(value),
  box,
  maxLength,
  onChange,
  onClear,
  onEnter,
  className,
}: SearchInputProps) {
  const own = useRef<HTMLInputElement>(null);
  const input = box ?? own;
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
        dir={hasText ? 'auto' : undefined}
        {...(value === undefined ? { defaultValue: first } : { value })}
        maxLength={maxLength}
        aria-label={labels.search}
        placeholder={labels.placeholder}
        onChange={({ currentTarget }) => onChange(currentTarget.value)}
        onKeyDown={({ key }) => {
          if (key === 'Enter') onEnter?.();
          if (key === 'Escape') clear();
        }}
        className={cx(lowStyle, inputStyle)}
      />
      {hasText && (
        <FieldButton aria-label={labels.clear} onClick={clear}>
          <Icon of={X} />
        </FieldButton>
      )}
    </search>
  );
}

// The field is wide enough for its placeholder.
const searchStyle = css({ position: 'relative', isolation: 'isolate', flex: '1 1 min(300px, 100%)' });
const inputStyle = css({
  // The box is a line high whatever is typed, so that a key lays out nothing around it.
  contain: 'size layout',
  containIntrinsicHeight: '1lh',
  display: 'block',
  paddingInlineStart: '11.5',
  // Space for the button that clears it.
  '&:not(:placeholder-shown)': { paddingInlineEnd: '11.5' },
});
const iconStyle = css({
  position: 'absolute',
  // The contained box would paint over it.
  zIndex: 'raised',
  insetInlineStart: '3.5',
  top: { base: '3', md: '2.5' },
  color: 'fg.muted',
  pointerEvents: 'none',
});
