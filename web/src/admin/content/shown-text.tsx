import { directionOf, type Language, languageNames } from '../../../../shared/language.ts';
import { css } from '../../../styled-system/css/index.js';
import { copy } from './copy.en.ts';

interface ShownTextProps {
  language: Language;
  /** What is stored. */
  value: string;
  /** What visitors see while nothing is. */
  fallback: string;
  /** Of an address, which reads from left to right in both languages. */
  isLink: boolean;
}

/** The current text of an item in one language, or that there is none. */
export function ShownText({ language, value, fallback, isLink }: ShownTextProps) {
  const dir = isLink ? 'ltr' : directionOf(language);
  return (
    <div lang={language} dir={directionOf(language)} className={css({ minWidth: '0' })}>
      <p className={css({ textStyle: 'xs', color: 'fg.muted', marginBottom: '1' })}>
        {languageNames[language]}
      </p>
      {value ? (
        <p dir={dir} className={css({ textStyle: 'sm', whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' })}>
          {value}
        </p>
      ) : (
        <>
          <p
            className={css({
              width: '[fit-content]',
              paddingInline: '3',
              paddingBlock: '[6px]',
              border: '1px dashed',
              borderColor: 'border.control',
              borderRadius: 'control',
              textStyle: 'sm',
              color: 'fg.muted',
            })}
          >
            {copy.noneSet[language]}
          </p>
          {fallback && (
            <p
              dir={dir}
              className={css({
                textStyle: 'xs',
                color: 'fg.muted',
                marginTop: '2',
                overflowWrap: 'anywhere',
              })}
            >
              {language === 'en' ? `${copy.visitorsSee}: ${fallback}` : fallback}
            </p>
          )}
        </>
      )}
    </div>
  );
}
