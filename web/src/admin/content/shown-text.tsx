import { chakra } from '@chakra-ui/react';
import { directionOf, type Language, languageNames } from '../../../../shared/language.ts';
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
    <chakra.div lang={language} dir={directionOf(language)} minWidth="0">
      <chakra.p textStyle="xs" color="fg.muted" marginBottom="1">
        {languageNames[language]}
      </chakra.p>
      {value ? (
        <chakra.p dir={dir} textStyle="sm" whiteSpace="pre-wrap" overflowWrap="anywhere">
          {value}
        </chakra.p>
      ) : (
        <>
          <chakra.p
            width="fit-content"
            paddingInline="3"
            paddingBlock="6px"
            border="1px dashed"
            borderColor="border.control"
            borderRadius="control"
            textStyle="sm"
            color="fg.muted"
          >
            {copy.noneSet[language]}
          </chakra.p>
          {fallback && (
            <chakra.p dir={dir} textStyle="xs" color="fg.muted" marginTop="2" overflowWrap="anywhere">
              {language === 'en' ? `${copy.visitorsSee}: ${fallback}` : fallback}
            </chakra.p>
          )}
        </>
      )}
    </chakra.div>
  );
}
