import { useEffect, useState } from 'react';
import { directionOf, type Language } from '#shared/language.ts';
import type { PostKind } from '#shared/posts/kinds.ts';
import { arabicName } from '#shared/posts/localize.ts';
import { css } from '#styles/css';
import { editedFirst } from '#web/admin/lib/language/edited-first.ts';
import { adminLanguage } from '#web/admin/lib/language/language.en.ts';
import { copy } from '#web/admin/posts/copy.en.ts';
import { isShown, useLanguageChoice } from '../editor-layout/shown-languages.ts';
import { postDrafts } from '../post-drafts.ts';
import { FieldPlace, type PostFieldsProps } from './post-fields.tsx';
import { EnglishOriginal, OlderNote } from './translation-notes.tsx';

/** The title and the long texts of a post: a column for each language that is shown. Hidden fields keep their text. */
export function PostColumns({ kind, fields, ...props }: PostFieldsProps & { kind: PostKind }) {
  const { chosen } = useLanguageChoice();
  const texts = fields.filter(({ control }) => control === 'markdown').map(({ name }) => name);
  return (
    <div data-languages={chosen} className={columnsStyle}>
      {editedFirst.map((language) => (
        <div key={language} hidden={!isShown(language, chosen)} className={columnStyle}>
          <ColumnHead kind={kind} language={language} draftId={props.draftId} texts={texts} />
          {language === 'ar' && adminLanguage === 'ar' && chosen === 'ar' && (
            <EnglishOriginal draftId={props.draftId} fields={fields} />
          )}
          {fields.map((field) => (
            <FieldPlace key={field.name} field={field} language={language} {...props} />
          ))}
        </div>
      ))}
    </div>
  );
}

interface ColumnHeadProps {
  kind: PostKind;
  language: Language;
  draftId: string;
  /** Names of the English texts whose words are counted. */
  texts: readonly string[];
}

/** The language of a column, and the number of words in it. */
function ColumnHead({ kind, language, draftId, texts }: ColumnHeadProps) {
  return (
    <p lang={adminLanguage} dir={directionOf(adminLanguage)} className={headStyle}>
      <bdi lang={language} className={nameStyle}>
        {copy.editor.shown[language]}
      </bdi>
      {language === 'ar' && <OlderNote kind={kind} id={draftId} />}
      <WordCount
        draftId={draftId}
        names={texts.map((name) => (language === 'ar' ? arabicName(name) : name))}
      />
    </p>
  );
}

/** The shortest time between two counts of the words, in ms. Counting a long text at every key press would make typing slow. */
const countPauseMs = 300;

/** The number of words, counted at most a few times a second. */
function WordCount({ draftId, names }: { draftId: string; names: readonly string[] }) {
  const [words, setWords] = useState(() => wordsIn(draftId, names));
  const named = names.join(' ');
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const count = () => {
      timer = undefined;
      setWords(wordsIn(draftId, named.split(' ')));
    };
    const stop = postDrafts.subscribe(() => {
      timer ??= setTimeout(count, countPauseMs);
    });
    return () => {
      stop();
      clearTimeout(timer);
    };
  }, [draftId, named]);
  return <span>{copy.editor.words(words)}</span>;
}

function wordsIn(draftId: string, names: readonly string[]): number {
  const { values } = postDrafts.current()[draftId] ?? {};
  const word = /[\p{L}\p{M}\p{N}]+(?:['’.,-][\p{L}\p{M}\p{N}]+)*/gu;
  return names.reduce((sum, name) => sum + (String(values?.[name] ?? '').match(word)?.length ?? 0), 0);
}

const columnsStyle = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  '&[data-languages=both]': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
});
const columnStyle = css({
  display: 'flex',
  flexDirection: 'column',
  gap: '5',
  minWidth: '0',
  paddingInline: { base: '4', md: '6', lg: '[44px]' },
  paddingBlock: { base: '4', md: '5' },
  _hidden: { display: 'none' },
  // Keeps lines of text short enough to read if one language has the width of two.
  '[data-languages=en] > &, [data-languages=ar] > &': {
    width: 'full',
    maxWidth: '[848px]',
    marginInline: 'auto',
  },
  // Long texts fill the height down to the bottom of the window.
  '& > :last-child': { flexGrow: '1' },
});
const nameStyle = css({
  fontWeight: 'strong',
  color: 'fg.default',
  borderBottomWidth: '3px',
  borderColor: 'transparent',
  ':focus-within > p > &': { borderColor: 'focus.onLight' },
});
const headStyle = css({
  display: 'flex',
  justifyContent: 'space-between',
  gap: '3',
  textStyle: 'xs',
  color: 'fg.muted',
});
