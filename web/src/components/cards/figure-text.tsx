import { type FigureName, figureParts, figures, ownCount } from '#shared/company/figures.ts';
import { css, cx } from '#styles/css';
import { useLanguage } from '#web/i18n/language-context.tsx';

/** A figure, the text that says what it counts, and its basis; `basis` is empty if the owner has given none. */
export interface ShownFigure {
  readonly name: FigureName;
  readonly text: string;
  readonly basis: string;
}

/**
 * A figure in large type. In Arabic its plus sign is smaller and apart from the first digit, since a zero is a dot, and
 * a word such as «ألف» is set as a unit.
 */
export function FigureText({ of: name }: { of: FigureName }) {
  const language = useLanguage();
  const { more, number, unit } = figureParts(figures[name], language);
  if (language !== 'ar') return number + more;
  return (
    <>
      {more && <span className={plusStyle}>{more}</span>}
      {number}
      {unit && <span className={css({ fontSize: '.55em' })}> {unit}</span>}
    </>
  );
}

/** The basis and date of a figure, in small type below its label. Nothing without one. */
export function FigureBasis({ of: { basis } }: { of: Pick<ShownFigure, 'basis'> }) {
  return basis && <small className={basisStyle}>{basis}</small>;
}

interface FiguresNoteProps {
  of: readonly Pick<ShownFigure, 'basis'>[];
  /** True on a light background. @default false */
  isOnLight?: boolean;
}

/** A note to figures of which at least one has no basis yet. */
export function FiguresNote({ of, isOnLight = false }: FiguresNoteProps) {
  const language = useLanguage();
  if (of.every(({ basis }) => basis)) return null;
  return <p className={cx(noteStyle, isOnLight ? onLightStyle : onDarkStyle)}>{ownCount[language]}</p>;
}

/** The label of a figure, above its basis. */
export function FigureLabel({ of: figure }: { of: Pick<ShownFigure, 'text' | 'basis'> }) {
  if (!figure.basis) return figure.text;
  return (
    <>
      <span>{figure.text}</span>
      <FigureBasis of={figure} />
    </>
  );
}

const basisStyle = css({
  display: 'block',
  marginTop: '1',
  textStyle: 'xs',
  lineHeight: '1.35',
  overflowWrap: 'anywhere',
});
const noteStyle = css({ marginTop: '5', textStyle: 'sm' });
const onLightStyle = css({ color: 'fg.muted' });
const onDarkStyle = css({ color: 'fg.onDarkMuted' });
const plusStyle = css({ fontSize: '[.7em]', verticalAlign: '[.14em]', marginInlineEnd: '[.1em]' });
