import { diffArrays } from 'diff';
import { css } from '#styles/css';
import { labelLanguage } from '#web/admin/lib/language/label-language.ts';
import { adminLanguage } from '#web/admin/lib/language/language.en.ts';
import { textDirection } from '#web/components/markdown/markdown-direction.ts';
import { copy } from './copy.en.ts';
import type { HistoryField } from './history.ts';

interface FieldDifferenceProps {
  field: HistoryField;
  from: string | boolean | undefined;
  to: string | boolean | undefined;
  note?: string | undefined;
}

/**
 * The words that were removed from and added to a field, within its text. Each stretch has the direction of its own letters.
 */
export function FieldDifference({ field, from, to, note }: FieldDifferenceProps) {
  const { label, language } = field;
  const [before, after] = [textOf(field, from), textOf(field, to)];
  return (
    <div className={fieldStyle}>
      <h4 {...(language && { lang: labelLanguage(language) })} className={labelStyle}>
        <bdi>{label}</bdi>
      </h4>
      <p
        lang={language}
        dir={textDirection(after || before, language ?? adminLanguage)}
        className={textStyle}
      >
        <MarkedText parts={differenceOf(before, after)} />
      </p>
      {note && <p className={noteStyle}>{note}</p>}
    </div>
  );
}

/** A text in which removed and added words are marked, by elements and words as well as by colour. */
export function MarkedText({ parts }: { parts: readonly Part[] }) {
  return parts.map(({ what, text }, place) => {
    const key = `${place}-${what}`;
    if (what === 'same') return <span key={key}>{text}</span>;
    const Change = what === 'added' ? 'ins' : 'del';
    return (
      <Change key={key} {...directionIn(text)} className={changeStyles[what]}>
        <bdi className={hiddenStyle}>{copy[what]}</bdi>
        {text}
      </Change>
    );
  });
}

/** Text without letters has the direction of its surroundings. */
function directionIn(text: string): { dir: 'ltr' | 'rtl' } | undefined {
  return /\p{L}/u.test(text) ? { dir: textDirection(text, adminLanguage) } : undefined;
}

function textOf({ shown }: HistoryField, value: string | boolean | undefined): string {
  if (typeof value === 'boolean') return copy.yesOrNo[value ? 'yes' : 'no'];
  return value && shown ? shown(value) : (value ?? '');
}

const fieldStyle = css({ display: 'grid', gap: '1.5', minWidth: '0' });
const labelStyle = css({ textStyle: 'sm', fontWeight: 'strong' });
const textStyle = css({
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
  textStyle: 'sm',
  padding: '3',
  borderWidth: '1px',
  borderColor: 'border.subtle',
  borderRadius: 'control',
  fontFamily: "['Archivo', 'Alexandria', Arial, sans-serif]",
  '&:dir(rtl)': { fontFamily: "['Alexandria', 'Archivo', Tahoma, sans-serif]", lineHeight: 1.8 },
});
const changeStyles = {
  added: css({
    unicodeBidi: 'isolate',
    background: 'ok.subtle',
    color: 'ok.fg',
    textDecoration: 'underline',
  }),
  removed: css({
    unicodeBidi: 'isolate',
    background: 'danger.subtle',
    color: 'danger.fg',
    textDecoration: 'line-through',
  }),
};
const noteStyle = css({ textStyle: 'xs', color: 'fg.muted' });
const hiddenStyle = css({ srOnly: true });

interface Part {
  readonly what: 'same' | 'removed' | 'added';
  readonly text: string;
}

/** Words of any script, blanks, and every other character by itself. */
const tokens = /[\p{L}\p{M}\p{N}_]+|\s+|[^\p{L}\p{M}\p{N}_\s]/gu;
/**
 * With more differing words than this, the two texts are shown as different as a whole: finding the differences would take
 * long.
 */
const maxEdits = 3000;
/** How many equal words are shown on each side of a difference. */
const context = 12;

/**
 * Returns the differences of two texts, word by word. Of long equal stretches only the ends are returned, unless `whole` is
 * asked for.
 */
export function differenceOf(from: string, to: string, { whole = false } = {}): Part[] {
  const [before, after] = [from.match(tokens) ?? [], to.match(tokens) ?? []];
  const changes = diffArrays(before, after, { maxEditLength: maxEdits });
  if (!changes) return [part('removed', [from]), part('added', [to])];
  return changes.map(({ added, removed, value }, place) => {
    if (added || removed) return part(added ? 'added' : 'removed', value);
    return part('same', whole ? value : shortened(value, place === 0, place === changes.length - 1));
  });
}

function part(what: Part['what'], words: readonly string[]): Part {
  return { what, text: words.join('') };
}

/** Spaces count as words here, so that twice as many are kept. */
function shortened(words: readonly string[], isFirst: boolean, isLast: boolean): readonly string[] {
  const side = context * 2;
  const head = isFirst ? [] : words.slice(0, side);
  const tail = isLast ? [] : words.slice(-side);
  return words.length <= head.length + tail.length + side ? words : [...head, ' … ', ...tail];
}
