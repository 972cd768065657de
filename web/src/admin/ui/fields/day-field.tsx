import { useId } from 'react';
import { css } from '#styles/css';
import { formatInWords } from '#web/admin/lib/language/formats.ts';
import { lowStyle, TextInput } from './text-box.tsx';

interface DayFieldProps {
  label: string;
  /** ISO 8601; empty: none. */
  value: string;
  onChange: (value: string) => void;
}

/** A date field with the date in words below it, since browsers show numbers only. */
export function DayField({ label, value, onChange }: DayFieldProps) {
  const id = useId();
  const words = formatInWords(value);
  return (
    <div className={fieldStyle}>
      <label htmlFor={id}>{label}</label>
      <TextInput
        id={id}
        type="date"
        className={lowStyle}
        value={value}
        max="9999-12-31"
        aria-describedby={words ? `${id}-words` : undefined}
        onChange={({ currentTarget }) => onChange(currentTarget.value)}
      />
      {words && (
        <p id={`${id}-words`} className={wordsStyle}>
          {words}
        </p>
      )}
    </div>
  );
}

const fieldStyle = css({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  alignItems: 'center',
  alignContent: 'start',
  columnGap: '2',
  rowGap: '1',
  flex: { base: '1 1 100%', sm: '0 1 230px' },
  textStyle: 'sm',
});
const wordsStyle = css({ gridColumn: '2', textStyle: 'xs', color: 'fg.muted' });
