import { memo, useRef } from 'react';
import { isListKey } from '#shared/content/company/lists.ts';
import { isSameInEveryLanguage } from '#shared/content/definition.ts';
import { type ContentKey, content } from '#shared/content/registry.ts';
import { directionOf, type Language, languageNames } from '#shared/language.ts';
import { css, cx } from '#styles/css';
import { editedFirst } from '#web/admin/lib/language/edited-first.ts';
import { labelStyle } from '#web/admin/ui/fields/field-parts.tsx';
import { loadOnce } from '#web/lib/loading/load-once.ts';
import { FieldError } from '../ui/fields/field-parts.tsx';
import { type TextSource, useLaterText, useOwnText } from '../ui/fields/own-text.ts';
import { TextArea, TextInput } from '../ui/fields/text-box.tsx';
import { LazyView } from '../ui/lazy-view.tsx';
import { type ReadDraft, shownByDefault, useContentText, useOfDraft } from './state/content-draft.ts';
import type { ContentTexts } from './state/content-drafts.tsx';
import type { TextProblems } from './state/text-problems.ts';

const coverageTables = loadOnce(() => import('./coverage/coverage-tables.tsx'));
const listEditor = loadOnce(() => import('./lists/list-editor.tsx'));

interface TextBoxesProps {
  contentKey: ContentKey;
  /** Id of the heading that names the item. The boxes have the ids `<id>-<language>`. */
  id: string;
  read: ReadDraft;
  problems: TextProblems;
  /** True while the texts could not be saved: the boxes are red. */
  isFailed?: boolean;
  onChange: (change: Partial<ContentTexts>) => void;
}

/**
 * The two texts of an item, side by side on wide screens; a coverage as a table, a list by its entries.
 * An empty box shows as its placeholder what visitors see.
 */
export function TextBoxes(props: TextBoxesProps) {
  const { contentKey } = props;
  return content[contentKey].kind === 'coverage' || isListKey(contentKey) ? (
    <Tables {...props} />
  ) : (
    <Boxes {...props} />
  );
}

/** The texts of an item as a table or list, which renders with each change. */
function Tables({ contentKey, id, read, problems, onChange }: TextBoxesProps) {
  const texts = useOfDraft(contentKey, read, ({ values }) => values);
  if (!isListKey(contentKey)) {
    return (
      <fieldset id={`${id}-en`} name="value" tabIndex={-1} aria-labelledby={id} className={tablesStyle}>
        <LazyView loader={coverageTables}>
          {({ CoverageTables }) => (
            <CoverageTables id={id} texts={texts} problems={problems} onChange={onChange} />
          )}
        </LazyView>
      </fieldset>
    );
  }
  return (
    <fieldset id={`${id}-en`} name="value" tabIndex={-1} aria-labelledby={id} className={tablesStyle}>
      <LazyView loader={listEditor}>
        {({ ListEditor }) => (
          <ListEditor
            contentKey={contentKey}
            id={id}
            texts={texts}
            problem={problems.value ?? problems.valueAr}
            onChange={onChange}
          />
        )}
      </LazyView>
    </fieldset>
  );
}

function Boxes({ read, problems, onChange, ...box }: TextBoxesProps) {
  const { contentKey } = box;
  const fallback = shownByDefault(contentKey);
  const english = useContentText(contentKey, read, 'value');
  const arabic = useContentText(contentKey, read, 'valueAr');
  const hasArabic = useOfDraft(contentKey, read, ({ values }) => values.valueAr !== '');
  const typed = useLaterText(english);
  // Empty while Arabic text covers the placeholder, so that typing in the English box does not render the Arabic one.
  const shownInArabic = hasArabic ? '' : typed || fallback.ar;
  return (
    <div className={boxesStyle}>
      {editedFirst.map((language) => (
        <TextBox
          key={language}
          {...box}
          language={language}
          text={language === 'ar' ? arabic : english}
          placeholder={language === 'ar' ? shownInArabic : fallback.en}
          problem={language === 'ar' ? problems.valueAr : problems.value}
          onChange={onChange}
        />
      ))}
    </div>
  );
}

interface TextBoxProps extends Pick<TextBoxesProps, 'contentKey' | 'id' | 'isFailed'> {
  language: Language;
  text: TextSource;
  placeholder: string;
  problem: string | undefined;
  onChange: TextBoxesProps['onChange'];
}

/** The box of one language. It holds the typed text itself and is memoized, so that typing does not render it. */
const TextBox = memo(function TextBox({
  contentKey,
  id: itemId,
  isFailed = false,
  language,
  text,
  placeholder,
  problem,
  onChange,
}: TextBoxProps) {
  const { kind } = content[contentKey];
  const id = `${itemId}-${language}`;
  const name = language === 'en' ? 'value' : 'valueAr';
  const box = useRef<HTMLInputElement & HTMLTextAreaElement>(null);
  const first = useOwnText(box, text);
  const props = {
    id,
    name,
    ref: box,
    defaultValue: first,
    dir: isSameInEveryLanguage(kind) ? 'ltr' : directionOf(language),
    placeholder,
    'aria-labelledby': `${itemId} ${id}-label`,
    'aria-invalid': problem !== undefined || isFailed,
    ...(problem && { 'aria-describedby': `${id}-problem` }),
    onChange: ({ currentTarget }: { currentTarget: { value: string } }) =>
      onChange({ [name]: currentTarget.value }),
  };
  return (
    <div lang={language} dir={directionOf(language)} className={css({ minWidth: '0' })}>
      <label id={`${id}-label`} htmlFor={id} className={namedStyle}>
        {languageNames[language]}
      </label>
      {kind === 'long-text' ? (
        <TextArea {...props} rows={4} className={longTextStyle} />
      ) : (
        <TextInput {...props} {...modes[kind]} />
      )}
      {problem && <FieldError id={`${id}-problem`}>{problem}</FieldError>}
    </div>
  );
});

/** The box grows with its text, up to a part of the height of the window. */
const longTextStyle = css({ minHeight: '[120px]', maxHeight: '[60vh]', fieldSizing: 'content' });
const modes = {
  text: {},
  coverage: {},
  list: {},
  image: {},
  link: { inputMode: 'url' },
  email: { inputMode: 'email' },
  phone: { inputMode: 'tel' },
} as const;
const tablesStyle = css({ minWidth: '0' });
const boxesStyle = css({
  display: 'grid',
  gridTemplateColumns: { md: '1fr 1fr' },
  gap: { base: '4', md: '6' },
});
const namedStyle = cx(labelStyle, css({ lineHeight: '26px' }));
