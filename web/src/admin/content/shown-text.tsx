import type { ReactNode } from 'react';
import { isListKey, type ListKey } from '#shared/content/company/lists.ts';
import { isSameInEveryLanguage } from '#shared/content/definition.ts';
import type { ContentItem } from '#shared/content/item.ts';
import { type ContentKey, content } from '#shared/content/registry.ts';
import { directionOf, type Language, languageNames } from '#shared/language.ts';
import { css } from '#styles/css';
import { labelLanguage } from '#web/admin/lib/language/label-language.ts';
import { adminLanguage } from '#web/admin/lib/language/language.en.ts';
import { QuietTag } from '../ui/badge.tsx';
import { copy } from './copy.en.ts';
import { ArabicBadge } from './item/arabic-badge.tsx';
import { copy as listCopy } from './lists/copy.en.ts';
import { rowsOf } from './lists/list-rows.ts';
import { useSlotTexts } from './lists/slot-texts.ts';
import { shownByDefault } from './state/content-draft.ts';

interface ShownTextProps {
  contentKey: ContentKey;
  language: Language;
  /** The stored item; `undefined` when nothing is stored. */
  item: ContentItem | undefined;
}

/** An item's current text in one language: the stored text, or a note and the text that visitors see instead. */
export function ShownText({ contentKey: key, language, item }: ShownTextProps) {
  return (
    <div lang={language} dir={directionOf(language)} className={css({ minWidth: '0' })}>
      <p className={captionStyle}>{languageNames[language]}</p>
      {isListKey(key) ? (
        <ListNames contentKey={key} language={language} item={item} />
      ) : language === 'en' ? (
        <EnglishText contentKey={key} item={item} />
      ) : (
        <ArabicText contentKey={key} item={item} />
      )}
    </div>
  );
}

type TextProps = Omit<ShownTextProps, 'language'>;

function EnglishText({ contentKey, item }: TextProps) {
  const fallback = shownByDefault(contentKey);
  if (item?.value) return <Text>{item.value}</Text>;
  if (!fallback.en) return <NoText language="en" />;
  return (
    <Text>
      <DefaultMark language="en" />
      {fallback.en}
    </Text>
  );
}

function ArabicText({ contentKey, item }: TextProps) {
  const fallback = shownByDefault(contentKey);
  const { kind } = content[contentKey];
  const isSame = isSameInEveryLanguage(kind);
  if (item?.valueAr) {
    return (
      <Text>
        <ArabicBadge item={item} /> {isSame ? <bdi dir="ltr">{item.valueAr}</bdi> : item.valueAr}
      </Text>
    );
  }
  const english = item?.value || fallback.en;
  if (isSame && english) {
    return (
      <Text>
        <QuietTag>{copy.asInEnglish}</QuietTag>
        <bdi dir="ltr">{english}</bdi>
      </Text>
    );
  }
  if (item?.value) {
    return (
      <>
        <p className={textStyle}>
          <ArabicBadge item={item} /> <span className={mutedStyle}>{copy.noneSet.ar}</span>
        </p>
        <p className={seenStyle}>{copy.englishSeen}</p>
      </>
    );
  }
  if (!fallback.ar) return <NoText language="ar" />;
  return (
    <Text>
      <DefaultMark language="ar" />
      {fallback.ar}
    </Text>
  );
}

interface ListNamesProps extends Pick<ShownTextProps, 'language' | 'item'> {
  contentKey: ListKey;
}

/** The names of a list's entries that visitors see; in the language of the admin area also how many there are. */
function ListNames({ contentKey, language, item }: ListNamesProps) {
  const slots = useSlotTexts(contentKey);
  const rows = rowsOf(item ?? { value: '', valueAr: '' }, slots.length);
  const named = rows.flatMap(({ slot, hidden, arabic, ...own }) => {
    const texts = slots[slot - 1]?.[language] ?? (language === 'ar' ? arabic : own);
    return texts.title || texts.text ? [{ name: texts.title || texts.text, hidden }] : [];
  });
  if (named.length === 0) {
    // Said once, in the language of the admin area.
    if (language !== adminLanguage) return <p className={emptyStyle}>—</p>;
    return <p className={emptyStyle}>{listCopy.noneFilled(slots.length)}</p>;
  }
  const shown = named.filter(({ hidden }) => !hidden);
  return (
    <>
      {language === adminLanguage && (
        <p className={seenStyle}>{listCopy.shown(shown.length, named.length - shown.length)}</p>
      )}
      <Text>{shown.map(({ name }) => name).join(language === 'ar' ? '، ' : ', ')}</Text>
    </>
  );
}

/** A quiet mark before a text that nobody has changed yet. */
function DefaultMark({ language }: { language: Language }) {
  return (
    <span lang={labelLanguage(language)} title={copy.byDefault[language]} className={markStyle}>
      <span className={css({ srOnly: true })}>{copy.byDefault[language]}</span>
    </span>
  );
}

/** Clipped to two lines; the editor shows the whole text. */
function Text({ children }: { children: ReactNode }) {
  return <p className={textStyle}>{children}</p>;
}

function NoText({ language }: { language: Language }) {
  return (
    <p lang={labelLanguage(language)} className={emptyStyle}>
      {copy.noneSet[language]}
    </p>
  );
}

/** Hidden from `lg` up, where the column headings name the languages. */
const captionStyle = css({ textStyle: 'xs', color: 'fg.muted', lg: { srOnly: true } });
const textStyle = css({
  fontSize: '14.5px',
  lineHeight: '1.45',
  whiteSpace: 'pre-line',
  overflowWrap: 'anywhere',
  lineClamp: { base: 4, lg: 2 },
});
const markStyle = css({
  position: 'relative',
  display: 'inline-block',
  width: '1.5',
  height: '1.5',
  marginInlineEnd: '2',
  verticalAlign: 'middle',
  background: 'border.control',
  borderRadius: 'round',
});
const mutedStyle = css({ color: 'fg.muted' });
const seenStyle = css({
  textStyle: 'xs',
  color: 'fg.muted',
  overflowWrap: 'anywhere',
  lineClamp: { base: 2, lg: 1 },
});
const emptyStyle = css({
  fontSize: '14.5px',
  lineHeight: '1.45',
  color: 'fg.muted',
  fontStyle: 'italic',
  '&:lang(ar)': { fontStyle: 'normal' },
});
