import { useId } from 'react';
import type { TextToTranslate, TranslationWork, WaitingTranslation } from '#shared/content/translation.ts';
import { css } from '#styles/css';
import { formatDate } from '../lib/language/formats.ts';
import { TextArea, TextInput } from '../ui/fields/text-box.tsx';
import { UserWords } from '../ui/user-text.tsx';
import { differenceOf, MarkedText } from '../versions/field-difference.tsx';
import { copy } from './copy.en.ts';
import { isLong, isMarkdown, labelOfText } from './names.ts';

interface TranslationPairProps {
  thing: WaitingTranslation;
  work: TranslationWork;
  text: TextToTranslate;
  /** The Arabic in the box. */
  value: string;
  /** True if it is the only text of the item. */
  isAlone: boolean;
  /** Id of the heading with the item's name. */
  labelledBy: string;
  onChange: (value: string) => void;
}

/** A text in English, with what changed since its Arabic was written, beside the box for its Arabic. */
export function TranslationPair({
  thing,
  work,
  text,
  value,
  isAlone,
  labelledBy,
  onChange,
}: TranslationPairProps) {
  const { name, english, arabic, before, state } = text;
  const id = useId();
  const label = labelOfText(thing, name);
  const box = {
    id,
    value,
    lang: 'ar',
    dir: 'rtl' as const,
    'aria-labelledby': isAlone ? `${labelledBy} ${id}-language` : `${id}-label ${id}-language`,
    'aria-describedby': `${id}-notes`,
    onChange: ({ currentTarget }: { currentTarget: { value: string } }) => onChange(currentTarget.value),
  };
  return (
    <div className={textStyle}>
      {!isAlone && (
        <h4 id={`${id}-label`} className={labelStyle}>
          {label}
        </h4>
      )}
      <div className={pairStyle}>
        <div className={sideStyle}>
          <p className={languageStyle}>
            <span lang="en">{copy.english}</span>
            {work.changedAt && (
              <span className={smallStyle}>
                <UserWords>{copy.changed(formatDate(work.changedAt), work.changedBy)}</UserWords>
              </span>
            )}
          </p>
          <p lang="en" dir="ltr" className={sourceStyle}>
            {before === undefined ? (
              english
            ) : (
              <MarkedText parts={differenceOf(before, english, { whole: english.length < 3000 })} />
            )}
          </p>
          {state === 'older' && (
            <p className={smallStyle}>{before === undefined ? copy.notKnown : copy.marked}</p>
          )}
        </div>
        <div data-arabic className={sideStyle}>
          <label htmlFor={id} className={languageStyle}>
            <span id={`${id}-language`} lang="ar">
              {copy.arabic}
            </span>
            {work.arabicAt && (
              <span className={smallStyle}>{copy.of(formatDate(work.arabicAt, 'long'))}</span>
            )}
          </label>
          {isLong(thing, name) ? <TextArea {...box} rows={4} className={boxStyle} /> : <TextInput {...box} />}
          <p id={`${id}-notes`} className={smallStyle}>
            {value !== arabic && <span>{copy.kept} </span>}
            {value !== arabic && arabic !== '' && (
              <span>
                {copy.before}{' '}
                <bdi lang="ar" dir="rtl">
                  {arabic.length > 160 ? `${arabic.slice(0, 160)}…` : arabic}
                </bdi>
              </span>
            )}
            {value === arabic && isMarkdown(thing, name) && copy.markdown}
          </p>
        </div>
      </div>
    </div>
  );
}

const textStyle = css({ display: 'grid', gap: '2', gridTemplateColumns: 'minmax(0, 1fr)' });
const labelStyle = css({ textStyle: 'sm', fontWeight: 'strong' });
const pairStyle = css({
  display: 'grid',
  gridTemplateColumns: { base: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
  gap: '5',
  alignItems: 'start',
  // Side by side, the language of the admin area comes first. Below each other, the text that one translates.
  '& > [data-arabic]': { md: { _rtl: { order: '-1' } } },
});
const sideStyle = css({ display: 'grid', gap: '1.5', minWidth: '0' });
const languageStyle = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: '2.5',
  textStyle: 'sm',
  fontWeight: 'strong',
});
const smallStyle = css({
  textStyle: 'xs',
  fontWeight: 'normal',
  color: 'fg.muted',
  overflowWrap: 'anywhere',
});
/** A text of visitors' pages, as it is stored. */
export const sourceStyle = css({
  padding: '3.5',
  background: 'bg.shelf',
  borderWidth: '1px',
  borderColor: 'border.subtle',
  borderRadius: 'control',
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
  width: 'full',
  maxHeight: '[60vh]',
  overflowY: 'auto',
  fontFamily: "['Archivo', 'Alexandria', Arial, sans-serif]",
  '&:dir(rtl)': { fontFamily: "['Alexandria', 'Archivo', Tahoma, sans-serif]", lineHeight: 1.8 },
});
const boxStyle = css({ minHeight: '[180px]', maxHeight: '[60vh]' });
