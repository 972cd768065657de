import { type ComponentProps, memo, useRef, useSyncExternalStore } from 'react';
import { directionOf, type Language } from '#shared/language.ts';
import { jobTypes } from '#shared/posts/job.ts';
import { css, cx } from '#styles/css';
import { labelLanguage } from '#web/admin/lib/language/label-language.ts';
import { TextEditor } from '#web/admin/markdown/text-editor.tsx';
import { copy } from '#web/admin/posts/copy.en.ts';
import type { FieldDefinition } from '#web/admin/posts/post-definition.ts';
import { FieldError, labelStyle } from '#web/admin/ui/fields/field-parts.tsx';
import { type TextSource, useLaterText, useOwnText } from '#web/admin/ui/fields/own-text.ts';
import { Select, TextArea, TextInput } from '#web/admin/ui/fields/text-box.tsx';
import { CharacterCount, fillOf } from '../editor-layout/character-count.tsx';
import { controlId } from './post-problems.ts';

interface PostFieldProps {
  name: string;
  field: FieldDefinition;
  language: Language;
  text: TextSource;
  problem: string | undefined;
  /** Values of this field in other posts. */
  suggestions: readonly string[] | undefined;
  onChange: (name: string, value: string) => void;
}

interface ControlProps extends PostFieldProps {
  /** Id of a further description. */
  describedBy: string | undefined;
}

/**
 * One field of a post in one language, with its label. Memoized. The text box keeps the typed value itself, so that a
 * key press does not render the field.
 */
export const PostField = memo(function PostField(props: PostFieldProps) {
  const { name, field, language, text, problem } = props;
  const id = controlId(name);
  const isCounted = useIsCounted(field, text);
  const count = isCounted && <FieldCount id={`${id}-count`} field={field} text={text} />;
  if (field.control === 'markdown') {
    return (
      <div className={markdownStyle}>
        <MarkdownField {...props} describedBy={isCounted ? `${id}-count` : undefined} />
        {count}
      </div>
    );
  }
  return (
    <div className={fieldStyle}>
      <label
        htmlFor={id}
        lang={labelLanguage(language)}
        dir={directionOf(labelLanguage(language))}
        className={field.control === 'title' ? hiddenStyle : namedStyle}
      >
        {field.label[language]}
        {isOptional(props) && (
          <>
            {' '}
            <span className={optionalStyle}>{copy.optional}</span>
          </>
        )}
      </label>
      <Control {...props} describedBy={isCounted ? `${id}-count` : undefined} />
      {count}
      {problem && <FieldError id={`${id}-problem`}>{problem}</FieldError>}
    </div>
  );
});

/** True if the number of characters is shown below a field. */
function useIsCounted(field: FieldDefinition, { current, subscribe }: TextSource): boolean {
  return useSyncExternalStore(subscribe, () => fillOf(field, current() ?? '') !== undefined);
}

interface FieldCountProps {
  id: string;
  field: FieldDefinition;
  text: TextSource;
}

function FieldCount({ id, field, text }: FieldCountProps) {
  const fill = fillOf(field, useLaterText(text));
  return fill && <CharacterCount id={id} {...fill} />;
}

function isOptional({ field, language }: PostFieldProps): boolean {
  return language === 'en' && !field.isRequired;
}

function MarkdownField(props: ControlProps) {
  const { name, field, language, text, problem, onChange } = props;
  const label = field.label[language];
  return (
    <TextEditor
      id={controlId(name)}
      name={name}
      hidesLabel={field.isLead === true}
      sharesTools
      label={isOptional(props) ? `${label} ${copy.optional}` : label}
      language={language}
      rows={field.rows ?? 4}
      text={text}
      error={problem}
      describedBy={props.describedBy}
      required={language === 'en' && field.isRequired === true}
      onChange={(typed) => onChange(name, typed)}
    />
  );
}

function Control(props: ControlProps) {
  const { name, field, language, text, problem, describedBy, suggestions, onChange } = props;
  const id = controlId(name);
  const box = useRef<HTMLInputElement & HTMLTextAreaElement>(null);
  const first = useOwnText(box, text);
  const descriptions = [problem && `${id}-problem`, describedBy].filter(Boolean).join(' ');
  const common = {
    id,
    name,
    'aria-invalid': problem !== undefined,
    'aria-required': language === 'en' && field.isRequired === true,
    ...(descriptions && { 'aria-describedby': descriptions }),
    onChange: ({ currentTarget }: { currentTarget: { value: string } }) =>
      onChange(name, currentTarget.value),
  };
  if (field.control === 'job-type' && language === 'en') {
    return (
      <ChosenType {...common} text={text}>
        <option value="">{copy.chooseType}</option>
        {jobTypes.map((type) => (
          <option key={type} value={type}>
            {copy.jobTypes[type]}
          </option>
        ))}
      </ChosenType>
    );
  }
  if (field.control === 'title') {
    return (
      <TextArea
        {...common}
        ref={box}
        defaultValue={first}
        rows={1}
        placeholder={field.label[language]}
        className={titleStyle}
        // A title is one line, which wraps.
        onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
        onChange={({ currentTarget }) => onChange(name, currentTarget.value.replace(/\s*\n\s*/g, ' '))}
      />
    );
  }
  if (field.control === 'paragraphs') {
    return <TextArea {...common} ref={box} defaultValue={first} rows={field.rows} />;
  }
  return (
    <>
      <TextInput
        {...common}
        ref={box}
        defaultValue={first}
        className={css({ paddingBlock: '2' })}
        {...(field.suggests && { list: `${id}-suggestions` })}
      />
      {field.suggests && (
        <datalist id={`${id}-suggestions`}>
          {suggestions?.map((suggestion) => (
            <option key={suggestion} value={suggestion} />
          ))}
        </datalist>
      )}
    </>
  );
}

function ChosenType({ text, ...props }: ComponentProps<typeof Select> & { text: TextSource }) {
  const value = useSyncExternalStore(text.subscribe, () => text.current() ?? '');
  return <Select {...props} value={value} />;
}

const hiddenStyle = css({ srOnly: true });
/** The title's field has no frame: users recognize it by its place and size. */
const titleStyle = css({
  display: 'block',
  marginBottom: '2',
  minHeight: '0',
  padding: '0',
  // Space for the dots below the last line of an Arabic title, which would be cut off.
  paddingBottom: '2',
  borderWidth: '0',
  borderRadius: 'none',
  background: 'transparent',
  resize: 'none',
  fontSize: '[32px]',
  // A line is 40.6 px high in both languages, so that the texts below the titles begin at the same height.
  lineHeight: '[1.269]',
  letterSpacing: '[var(--trk)]',
  fontWeight: 'heading',
  overflowWrap: 'anywhere',
  // Needs no outline: the caret and the mark at the top of the column show where the focus is.
  outline: '[none!]',
  '&:lang(ar)': { fontSize: '[28px]', lineHeight: '[1.45]' },
  _placeholder: {
    paddingBlock: '0',
    color: 'fg.muted',
    // The placeholder is the name of the field, in the language of the admin area.
    fontFamily: "['Archivo', 'Alexandria', Arial, sans-serif]",
  },
  '@media (max-width: 767.98px)': { fontSize: '[28px]', '&:lang(ar)': { fontSize: '[26px]' } },
});
const fieldStyle = css({ minWidth: '0' });
/** An Arabic label begins at the right, also above an English text. */
const namedStyle = cx(labelStyle, css({ minHeight: '7', marginInlineEnd: 'auto' }));
const optionalStyle = css({ fontWeight: 'normal', color: 'fg.muted' });
const markdownStyle = css({ display: 'grid', minWidth: '0' });
