import { css, cx } from '#styles/css';
import { container, rail } from '#styles/recipes';
import {
  FigureLabel,
  FiguresNote,
  FigureText,
  type ShownFigure,
} from '#web/components/cards/figure-text.tsx';
import { useFigure } from '#web/features/content/use-figure.ts';
import type { HomeTexts } from './copy.en.ts';

/** Returns the figures of the first screen in their order, each with its label in the page's language. */
export function useFirstFigures(texts: HomeTexts): readonly ShownFigure[] {
  return [
    useFigure(texts, 'provinces'),
    useFigure(texts, 'experienceYears'),
    useFigure(texts, 'researchProjects'),
    useFigure(texts, 'respondents'),
  ];
}

/** Figures as shelf labels under the hero's wall; the first one is yellow. */
export function FiguresRail({ title, of: labels }: { title: string; of: readonly ShownFigure[] }) {
  return (
    <section aria-label={title} className={railStyle}>
      <ul className={cx(container(), listStyle)}>
        {labels.map((figure) => (
          <li key={figure.name} className={labelStyle}>
            <span className={numberStyle}>
              <FigureText of={figure.name} />
            </span>
            <span className={textStyle}>
              <FigureLabel of={figure} />
            </span>
          </li>
        ))}
      </ul>
      <div className={cx(rail(), css({ height: '1.25' }))} />
    </section>
  );
}

/** The note to these figures. It is below the first screen, which the figures fill. */
export function FirstFiguresNote({ of: labels }: { of: readonly ShownFigure[] }) {
  return (
    <div className={container()}>
      <FiguresNote of={labels} isOnLight />
    </div>
  );
}

const railStyle = css({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gridTemplateRows: '1fr 5px',
  // Fills the rest of the screen below the hero, which consists of whole shelves.
  minHeight: '[calc(var(--figures-height) + max(0px, var(--screen) - var(--hero)))]',
  background: 'bg.sunken',
});
const listStyle = css({
  display: 'grid',
  gridTemplateColumns: { base: 'repeat(auto-fit, minmax(max(130px, 40%), 1fr))', md: 'repeat(4, 1fr)' },
  gap: { base: '2', lg: '5' },
  paddingBlock: { base: '2', md: '4' },
  _low: {
    gridTemplateColumns: 'repeat(4, 1fr)',
    paddingBlock: '1.5',
  },
  _lowest: { '[data-consent] &': { paddingBlock: '1' } },
  _shortPhone: { '[data-consent] &': { gap: '1', paddingBlock: '1' } },
});
const labelStyle = css({
  display: 'flex',
  flexDirection: { base: 'column', lg: 'row' },
  alignItems: { lg: 'center' },
  justifyContent: { base: 'center', lg: 'flex-start' },
  columnGap: '3',
  paddingInline: { base: '3', lg: '5' },
  paddingBlock: '1',
  background: 'bg.canvas',
  borderRadius: 'label',
  borderBottomWidth: '1px',
  borderColor: 'steel.dark',
  '&:first-child': { background: 'label.solid' },
  '@media (min-width: 360px) and (max-width: 599.98px) and (max-height: 700px)': {
    flexDirection: 'row',
    alignItems: 'center',
  },
  _low: { flexDirection: 'row', alignItems: 'center' },
  _shortPhone: {
    '[data-consent] &': {
      flexDirection: 'row',
      alignItems: 'center',
      justifyContent: 'flex-start',
      columnGap: '2',
      paddingInline: '2',
      paddingBlock: '0.25',
    },
  },
  '@media (max-width: 1023.98px) and (max-height: 518.98px)': {
    '[data-consent] &': { columnGap: '2', paddingInline: '2', paddingBlock: '0.25' },
  },
});
const numberStyle = css({
  textStyle: 'h2',
  fontSize: { base: '26px', lg: '34px' },
  lineHeight: '1.2',
  whiteSpace: 'nowrap',
  '@media (max-width: 599.98px) and (max-height: 700px)': { fontSize: '20px' },
  _low: { fontSize: '20px' },
  _shortPhone: { '[data-consent] &': { fontSize: '20px' } },
});
const textStyle = css({
  textStyle: 'sm',
  lineHeight: '1.3',
  textWrap: 'balance',
  maxWidth: { lg: '[18ch]' },
  'li:not(:first-child) > &': { color: 'fg.muted' },
  '@media (max-width: 599.98px) and (max-height: 700px)': { fontSize: '13px' },
  _low: { fontSize: '13px', maxWidth: 'none' },
  _shortPhone: {
    '[data-consent] &': { fontSize: '13px', lineHeight: '1.15' },
    '[dir=rtl][data-consent] &': { lineHeight: '1.3' },
  },
  '@media (max-width: 359.98px)': { fontSize: '13px', textWrap: 'wrap' },
  '@media (max-width: 359.98px) and (max-height: 700px)': { lineHeight: '1.2' },
  _lowest: {
    '[data-consent] &': { lineHeight: '1.15' },
    '[dir=rtl][data-consent] &': { lineHeight: '1.3' },
  },
});
