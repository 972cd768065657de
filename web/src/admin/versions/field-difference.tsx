import { css } from '#styles/css';
import { copy } from './copy.en.ts';
import { differenceOf } from './difference.ts';
import type { HistoryField } from './history.ts';

interface FieldDifferenceProps {
  field: HistoryField;
  from: string | boolean | undefined;
  to: string | boolean | undefined;
}

/** What of a field was taken away and what came, in its text. */
export function FieldDifference({ field: { label, language }, from, to }: FieldDifferenceProps) {
  return (
    <div className={fieldStyle}>
      <h4 lang={language} className={labelStyle}>
        {label}
      </h4>
      <p lang={language} dir="auto" className={textStyle}>
        {differenceOf(textOf(from), textOf(to)).map(({ what, text }, place) => {
          const key = `${place}-${what}`;
          if (what === 'added')
            return (
              <ins key={key} className={addedStyle}>
                <span className={hiddenStyle}>{copy.added}</span>
                {text}
              </ins>
            );
          if (what === 'removed')
            return (
              <del key={key} className={removedStyle}>
                <span className={hiddenStyle}>{copy.removed}</span>
                {text}
              </del>
            );
          return <span key={key}>{text}</span>;
        })}
      </p>
    </div>
  );
}

function textOf(value: string | boolean | undefined): string {
  return typeof value === 'boolean' ? copy.yesOrNo[value ? 'yes' : 'no'] : (value ?? '');
}

const fieldStyle = css({ display: 'grid', gap: '1.5', minWidth: '0' });
const labelStyle = css({ textStyle: 'sm', fontWeight: 'strong' });
const textStyle = css({
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
  textStyle: 'sm',
  padding: '3',
  borderWidth: '1px',
  borderColor: 'border.subtle',
  borderRadius: 'control',
  fontFamily: "['Archivo', 'Alexandria', Arial, sans-serif]",
  '&:dir(rtl)': { fontFamily: "['Alexandria', 'Archivo', Tahoma, sans-serif]", lineHeight: 1.8 },
});
const addedStyle = css({ background: 'ok.subtle', color: 'ok.fg', textDecoration: 'underline' });
const removedStyle = css({ background: 'danger.subtle', color: 'danger.fg', textDecoration: 'line-through' });
const hiddenStyle = css({ srOnly: true });
