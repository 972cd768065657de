import type { KeyboardEvent, ReactElement } from 'react';
import { directionOf } from '#shared/language.ts';
import { useLanguage } from '#web/i18n/language-context.tsx';
import { indexByKey } from '#web/lib/keys/roving-focus.ts';

/** The attributes that make a button a radio. */
export interface Radio {
  type: 'button';
  role: 'radio';
  'aria-checked': boolean;
  tabIndex: number;
  onClick: () => void;
}

interface ChoiceProps<Value> {
  label: string;
  values: readonly Value[];
  chosen: Value;
  className: string;
  onChoose: (value: Value) => void;
  /** Renders the button of a value. */
  children: (value: Value, radio: Radio) => ReactElement;
}

/** A group of radios: one tab stop, in which arrow keys choose. */
export function Choice<Value>({ label, values, chosen, className, onChoose, children }: ChoiceProps<Value>) {
  const direction = directionOf(useLanguage());
  const onKeyDown = (event: KeyboardEvent) => {
    const next = indexByKey(event, {
      current: values.indexOf(chosen),
      count: values.length,
      direction,
      orientation: { columns: 1 },
    });
    const value = values[next ?? -1];
    if (next === undefined || value === undefined) return;
    onChoose(value);
    event.currentTarget.querySelectorAll('button')[next]?.focus({ preventScroll: true });
  };
  return (
    <div role="radiogroup" aria-label={label} className={className} onKeyDown={onKeyDown}>
      {values.map((value) =>
        children(value, {
          type: 'button',
          role: 'radio',
          'aria-checked': value === chosen,
          tabIndex: value === chosen ? 0 : -1,
          onClick: () => onChoose(value),
        }),
      )}
    </div>
  );
}
