import { directionOf, type Language, languages } from '#shared/language.ts';
import { arabicName } from '#shared/posts/localize.ts';
import { css, cx } from '#styles/css';
import type { Problems } from '#web/lib/form/use-form.ts';
import type { FieldDefinition, PostDefinition } from '../post-definition.ts';
import type { PostValues } from './post-drafts.ts';
import { PostField } from './post-field.tsx';
import type { Suggestions } from './use-post-editor.ts';

export interface PostFieldsProps {
  definition: PostDefinition;
  values: PostValues;
  problems: Problems;
  readOnly: boolean;
  suggestions: Suggestions;
  onChange: (name: string, value: string) => void;
}

/**
 * The texts of a post, English in the start column and Arabic in the end one, each beside its twin; in one column where it
 * is narrow.
 */
export function PostFields(props: PostFieldsProps) {
  return props.definition.rows.map((row) => (
    <div
      key={row.map(({ name }) => name).join()}
      className={cx(twoColumns, !row.some(isMarkdown) && pairsStyle)}
    >
      {languages.map((language) => (
        <FieldGroup key={language} row={row} language={language} {...props} />
      ))}
    </div>
  ));
}

/** From 900 px the dialog has room for two columns. */
export const twoColumns = css({
  display: 'grid',
  columnGap: '5',
  rowGap: '4',
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media (min-width: 900px)': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
});

/** Below that there is room for two lines beside one another: an English one and its Arabic twin. */
const pairsStyle = css({
  '@media (600px <= width < 900px)': {
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    gridAutoFlow: 'row dense',
    '& > div': { display: 'contents' },
    '& > [lang=en] > *': { gridColumn: '1' },
    '& > [lang=ar] > *': { gridColumn: '2' },
  },
});

interface FieldGroupProps extends PostFieldsProps {
  row: readonly FieldDefinition[];
  language: Language;
}

function FieldGroup({ row, language, values, problems, suggestions, onChange, readOnly }: FieldGroupProps) {
  const fields = row.filter(({ isEnglishOnly }) => language === 'en' || !isEnglishOnly);
  if (fields.length === 0) return null;
  // The editor around a Markdown text is English whatever the text is.
  return (
    <div
      {...(!fields.some(isMarkdown) && { lang: language, dir: directionOf(language) })}
      className={groupStyle}
    >
      {fields.map((field) => {
        const name = language === 'ar' ? arabicName(field.name) : field.name;
        return (
          <PostField
            key={name}
            name={name}
            field={field}
            language={language}
            value={String(values[name] ?? '')}
            problem={problems[name]}
            readOnly={readOnly}
            suggestions={suggestions[name]}
            onChange={onChange}
          />
        );
      })}
    </div>
  );
}

const isMarkdown = ({ control }: FieldDefinition) => control === 'markdown';

const groupStyle = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'stretch',
  gap: '4',
  minWidth: '0',
});
