import { Search, X } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { messageSearchMaxLength } from '#shared/messages/message-filter.ts';
import { css } from '#styles/css';
import { FieldButton } from '#web/admin/ui/field-button.tsx';
import { TextInput } from '#web/admin/ui/text-box.tsx';
import { Icon } from '#web/components/icon.tsx';
import { copy } from './copy.en.ts';

/** Nobody types so slowly, in ms: what was typed is then looked for. */
const pauseMs = 300;

interface SearchFieldProps {
  value: string;
  onSearch: (text: string) => void;
}

/** Searches as soon as somebody pauses typing, or at once with Enter. */
export function SearchField({ value, onSearch }: SearchFieldProps) {
  const [typed, setTyped] = useState(value);
  const input = useRef<HTMLInputElement>(null);
  const searched = useRef(value);
  const latest = useRef(onSearch);
  latest.current = onSearch;
  // Somebody went back, or cleared everything.
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
  const clear = () => {
    setTyped('');
    search('');
    input.current?.focus();
  };
  return (
    <search className={searchStyle}>
      <span className={iconStyle}>
        <Icon of={Search} />
      </span>
      <TextInput
        ref={input}
        dir="auto"
        value={typed}
        maxLength={messageSearchMaxLength}
        aria-label={copy.search}
        placeholder={copy.placeholder}
        onChange={({ currentTarget }) => setTyped(currentTarget.value)}
        onKeyDown={({ key }) => {
          if (key === 'Enter') search(typed);
          if (key === 'Escape') clear();
        }}
        className={css({ paddingInline: '11.5' })}
      />
      {typed && (
        <FieldButton aria-label={copy.clearSearch} onClick={clear}>
          <Icon of={X} />
        </FieldButton>
      )}
    </search>
  );
}

const searchStyle = css({ position: 'relative', flex: '1 1 240px' });
const iconStyle = css({
  position: 'absolute',
  insetInlineStart: '3.5',
  top: '3.75',
  color: 'fg.muted',
  pointerEvents: 'none',
});
