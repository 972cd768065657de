import { directionOf, type Language, languages } from '#shared/language.ts';
import { arabicName } from '#shared/posts/localize.ts';
import { css } from '#styles/css';
import type { FieldDefinition } from '#web/admin/posts/post-definition.ts';
import type { Problems } from '#web/lib/form/use-form.ts';
import { isShown, useLanguageChoice } from '../editor-layout/shown-languages.ts';
import { useDraftText } from '../open-draft.ts';
import type { Suggestions } from '../use-post-editor.ts';
import { PostField } from './post-field.tsx';

export interface PostFieldsProps {
  fields: readonly FieldDefinition[];
  draftId: string;
  problems: Problems;
  readOnly: boolean;
  suggestions: Suggestions;
  onChange: (name: string, value: string) => void;
}

/**
 * The texts of a post: English in the first column, Arabic beside it; one column where one language is shown. Hidden fields
 * keep their text.
 */
export function PostFields({ fields, ...props }: PostFieldsProps) {
  const { chosen } = useLanguageChoice();
  return fields.map((field) => (
    <div key={field.name} data-languages={chosen} className={rowStyle}>
      {languages
        .filter((language) => language === 'en' || !field.isEnglishOnly)
        .map((language) => (
          <Place
            key={language}
            field={field}
            language={language}
            // A field without an Arabic twin is English in both languages.
            hidden={!isShown(language, chosen) && !field.isEnglishOnly}
            {...props}
          />
        ))}
    </div>
  ));
}

interface PlaceProps extends Omit<PostFieldsProps, 'fields'> {
  field: FieldDefinition;
  language: Language;
  hidden: boolean;
}

/** Follows its own text only: a key renders no other field. */
function Place({ field, language, hidden, draftId, problems, suggestions, ...props }: PlaceProps) {
  const name = language === 'ar' ? arabicName(field.name) : field.name;
  const value = useDraftText(draftId, name);
  // The editor around a Markdown text is English whatever the text is.
  const isMarkdown = field.control === 'markdown';
  return (
    <div
      hidden={hidden}
      {...(!isMarkdown && { lang: language, dir: directionOf(language) })}
      className={placeStyle}
    >
      <PostField
        name={name}
        field={field}
        language={language}
        value={value}
        problem={problems[name]}
        suggestions={suggestions[name]}
        {...props}
      />
    </div>
  );
}

const rowStyle = css({
  display: 'grid',
  columnGap: '5',
  rowGap: '4',
  gridTemplateColumns: 'minmax(0, 1fr)',
  '&[data-languages=both]': { gridTemplateColumns: 'var(--pairs, repeat(2, minmax(0, 1fr)))' },
});
const placeStyle = css({ display: 'grid', minWidth: '0', _hidden: { display: 'none' } });
