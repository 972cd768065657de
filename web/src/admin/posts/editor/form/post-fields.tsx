import { directionOf, type Language } from '#shared/language.ts';
import { arabicName } from '#shared/posts/localize.ts';
import { css } from '#styles/css';
import { editedFirst } from '#web/admin/lib/language/edited-first.ts';
import type { FieldDefinition } from '#web/admin/posts/post-definition.ts';
import type { Problems } from '#web/lib/form/use-form.ts';
import { useDraftSource } from '../open-draft.ts';
import type { Suggestions } from '../use-post-editor.ts';
import { PostField } from './post-field.tsx';

export interface PostFieldsProps {
  fields: readonly FieldDefinition[];
  draftId: string;
  problems: Problems;
  suggestions: Suggestions;
  onChange: (name: string, value: string) => void;
}

/** Fields of the side column: both languages, short texts beside one another. */
export function PostFields({ fields, ...props }: PostFieldsProps) {
  return fields.map((field) => (
    <div key={field.name} data-short={field.control === 'line'} className={pairStyle}>
      {editedFirst
        .filter((language) => language === 'en' || !field.isEnglishOnly)
        .map((language) => (
          <FieldPlace key={language} field={field} language={language} {...props} />
        ))}
    </div>
  ));
}

interface FieldPlaceProps extends Omit<PostFieldsProps, 'fields'> {
  field: FieldDefinition;
  language: Language;
}

/** One field of a post in one language, with its text from the draft. */
export function FieldPlace({ field, language, draftId, problems, suggestions, ...props }: FieldPlaceProps) {
  const name = language === 'ar' ? arabicName(field.name) : field.name;
  const text = useDraftSource(draftId, name);
  // The editor of a Markdown text has English controls in every language.
  const isMarkdown = field.control === 'markdown';
  return (
    <div {...(!isMarkdown && { lang: language, dir: directionOf(language) })} className={placeStyle}>
      <PostField
        name={name}
        field={field}
        language={language}
        text={text}
        problem={problems[name]}
        suggestions={suggestions[name]}
        {...props}
      />
    </div>
  );
}

const pairStyle = css({
  display: 'grid',
  columnGap: '2',
  rowGap: '3',
  gridTemplateColumns: 'minmax(0, 1fr)',
  '&[data-short=true]': { gridTemplateColumns: 'repeat(auto-fit, minmax(120px, 1fr))' },
});
const placeStyle = css({ display: 'grid', alignContent: 'start', minWidth: '0' });
