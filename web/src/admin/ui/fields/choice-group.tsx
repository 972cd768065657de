import { directionOf, type Language } from '#shared/language.ts';
import { css } from '#styles/css';

export interface Choice<Value extends string | number> {
  value: Value;
  label: string;
  /** Language of the label, if it is not the screen's. */
  language?: Language | undefined;
}

interface ChoiceGroupProps<Value extends string | number> {
  /** Accessible name of the group. */
  label: string;
  choices: readonly Choice<Value>[];
  /** `undefined`: none. */
  chosen: Value | undefined;
  onChoose: (value: Value) => void;
}

/** A group of buttons, one of which is pressed. They choose how something is shown. */
export function ChoiceGroup<Value extends string | number>({
  label,
  choices,
  chosen,
  onChoose,
}: ChoiceGroupProps<Value>) {
  return (
    <fieldset className={groupStyle}>
      <legend className={css({ srOnly: true })}>{label}</legend>
      {choices.map(({ value, label, language }) => (
        <button
          key={value}
          type="button"
          aria-pressed={value === chosen}
          {...(language && { lang: language, dir: directionOf(language) })}
          onClick={() => onChoose(value)}
          className={choiceStyle}
        >
          {label}
        </button>
      ))}
    </fieldset>
  );
}

const groupStyle = css({
  position: 'relative',
  display: 'flex',
  flexShrink: '0',
  justifySelf: 'start',
  maxWidth: 'full',
  background: 'bg.canvas',
  borderWidth: '1.5px',
  borderColor: 'border.control',
  borderRadius: 'control',
  overflow: 'hidden',
});
const choiceStyle = css({
  minHeight: { base: 'tap', md: '10' },
  paddingInline: { base: '2.5', md: '3' },
  textStyle: 'sm',
  fontWeight: 'medium',
  cursor: 'pointer',
  '&:hover:not([aria-pressed=true])': { background: 'bg.sunken' },
  '&[aria-pressed=true]': { ground: 'ink' },
  _focusVisible: { outlineOffset: '-4px' },
});
