import { memo } from 'react';
import type { Language } from '#shared/language.ts';
import { jobTypes } from '#shared/posts/job.ts';
import { css } from '#styles/css';
import { MarkdownEditor } from '#web/admin/markdown/markdown-editor.tsx';
import { FieldError } from '#web/admin/ui/field-error.tsx';
import { Select } from '#web/admin/ui/select.tsx';
import { TextArea, TextInput } from '#web/admin/ui/text-box.tsx';
import { copy } from '../copy.en.ts';
import type { FieldDefinition } from '../post-definition.ts';
import { controlId } from './post-problems.ts';

interface PostFieldProps {
  name: string;
  field: FieldDefinition;
  language: Language;
  value: string;
  problem: string | undefined;
  readOnly: boolean;
  /** What other posts have in this field. */
  suggestions: readonly string[] | undefined;
  onChange: (name: string, value: string) => void;
}

/**
 * A field of a post in one language, under its label; in the language and direction of what stands around it. Typing in
 * one renders no other.
 */
export const PostField = memo(function PostField(props: PostFieldProps) {
  const { name, field, language, problem } = props;
  const id = controlId(name);
  if (field.control === 'markdown') return <MarkdownField {...props} />;
  return (
    <div className={fieldStyle}>
      <label htmlFor={id} className={labelStyle}>
        {field.label[language]}
        {isOptional(props) && (
          <>
            {' '}
            <span className={optionalStyle}>{copy.optional}</span>
          </>
        )}
      </label>
      <Control {...props} />
      {problem && <FieldError id={`${id}-problem`}>{problem}</FieldError>}
    </div>
  );
});

function isOptional({ field, language }: PostFieldProps): boolean {
  return language === 'en' && !field.isRequired;
}

function MarkdownField(props: PostFieldProps) {
  const { name, field, language, value, problem, readOnly, onChange } = props;
  const label = field.label[language];
  return (
    <div className={markdownStyle}>
      <MarkdownEditor
        id={controlId(name)}
        name={name}
        label={isOptional(props) ? `${label} ${copy.optional}` : label}
        language={language}
        rows={field.rows ?? 4}
        value={value}
        error={problem}
        required={language === 'en' && field.isRequired === true}
        readOnly={readOnly}
        onChange={(text) => onChange(name, text)}
      />
    </div>
  );
}

function Control({ name, field, language, value, problem, readOnly, suggestions, onChange }: PostFieldProps) {
  const id = controlId(name);
  const props = {
    id,
    name,
    value,
    'aria-invalid': problem !== undefined,
    'aria-required': language === 'en' && field.isRequired === true,
    ...(problem && { 'aria-describedby': `${id}-problem` }),
    onChange: ({ currentTarget }: { currentTarget: { value: string } }) =>
      onChange(name, currentTarget.value),
  };
  if (field.control === 'job-type' && language === 'en') {
    return (
      <Select {...props} aria-disabled={readOnly}>
        <option value="">{copy.chooseType}</option>
        {jobTypes.map((type) => (
          <option key={type} value={type}>
            {copy.jobTypes[type]}
          </option>
        ))}
      </Select>
    );
  }
  if (field.control === 'paragraphs') {
    return <TextArea {...props} rows={field.rows} readOnly={readOnly} />;
  }
  return (
    <>
      <TextInput
        {...props}
        className={css({ paddingBlock: '2' })}
        readOnly={readOnly}
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

const fieldStyle = css({
  flex: '1',
  minWidth: '[min(100%, 150px)]',
  '@media (width < 600px)': { flexBasis: 'full' },
});
const labelStyle = css({
  display: 'block',
  width: 'fit',
  marginBottom: '2',
  textStyle: 'sm',
  fontWeight: 'strong',
  minHeight: '7',
});
const optionalStyle = css({ fontWeight: 'normal', color: 'fg.muted' });
const markdownStyle = css({ flex: '1', display: 'grid', minWidth: '0' });
