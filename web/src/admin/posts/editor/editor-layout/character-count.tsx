import { directionOf } from '#shared/language.ts';
import { postMaxLength } from '#shared/posts/fields.ts';
import { css } from '#styles/css';
import { adminLanguage } from '#web/admin/lib/language/language.en.ts';
import { copy } from '#web/admin/posts/copy.en.ts';
import type { FieldDefinition } from '#web/admin/posts/post-definition.ts';

/** The share of the limit from which the count is shown. */
const near = 0.8;

const limits: Partial<Record<FieldDefinition['control'], number>> = {
  title: postMaxLength.line,
  line: postMaxLength.line,
  paragraphs: postMaxLength.excerpt,
  markdown: postMaxLength.body,
};

interface Fill {
  readonly count: number;
  readonly limit: number;
  /** The number of characters that readers see. */
  readonly shown?: number | undefined;
}

/**
 * Returns the length of a field and its limit, in characters; `undefined` if the field has no limit or is not nearly
 * full. A text that readers see only in part is counted from its first character.
 */
export function fillOf(
  { control, shown, limit = limits[control] }: Pick<FieldDefinition, 'control' | 'limit' | 'shown'>,
  value: string,
): Fill | undefined {
  const count = value.trim().length;
  const from = shown === undefined ? near * (limit ?? Infinity) : 1;
  return limit !== undefined && count >= from ? { count, limit, shown } : undefined;
}

interface CharacterCountProps extends Fill {
  id: string;
}

/**
 * Shows the number of characters and the limit or the length that readers see; above the limit, by how many characters
 * the text is too long.
 */
export function CharacterCount({ id, count, limit, shown }: CharacterCountProps) {
  const over = count - limit;
  const { editor } = copy;
  return (
    <p
      id={id}
      lang={adminLanguage}
      dir={directionOf(adminLanguage)}
      data-over={over > 0}
      className={countStyle}
    >
      {over > 0 ? editor.over(over) : shown ? editor.fits(count, shown) : editor.written(count, limit)}
    </p>
  );
}

const countStyle = css({
  marginTop: '1',
  textStyle: 'xs',
  color: 'fg.muted',
  textAlign: 'end',
  '&[data-over=true]': { color: 'danger.solid', fontWeight: 'medium' },
});
