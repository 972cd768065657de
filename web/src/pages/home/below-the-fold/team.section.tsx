import { css, cx } from '#styles/css';
import { button, container, rail } from '#styles/recipes';
import barcode from '#web/assets/barcode.svg';
import { FigureLabel, FiguresNote, FigureText } from '#web/components/cards/figure-text.tsx';
import { SectionHeading } from '#web/components/layout/section-heading.tsx';
import { PageLink } from '#web/components/navigation/page-link.tsx';
import { useContent } from '#web/features/content/use-content.ts';
import { useFigure } from '#web/features/content/use-figure.ts';
import type { BelowTheFoldCopy, BelowTheFoldTexts } from './copy.en.ts';

/** The team in three figures, as shelf labels on a rail. */
export function Team({ copy, texts }: { copy: BelowTheFoldCopy['team']; texts: BelowTheFoldTexts }) {
  const labels = [
    useFigure(texts, 'network'),
    useFigure(texts, 'satisfaction'),
    useFigure(texts, 'experienceYears'),
  ];
  return (
    <section className={sectionStyle}>
      <div className={cx(container(), headStyle)}>
        <SectionHeading title={useContent(texts, 'team_title')} />
        <p className={actionsStyle}>
          <PageLink to="/our-people" className={button()}>
            {copy.people}
          </PageLink>
          <PageLink to="/careers" className={button({ variant: 'outline' })}>
            {useContent(texts, 'careers_title')}
          </PageLink>
        </p>
      </div>
      <div className={rail()} />
      <ul className={cx(container(), listStyle)}>
        {labels.map((figure) => (
          <li key={figure.name} className={labelStyle}>
            <span className={css({ textStyle: 'figure' })}>
              <FigureText of={figure.name} />
            </span>
            <span className={css({ alignSelf: 'end' })}>
              <FigureLabel of={figure} />
            </span>
            <img src={barcode} width={92} height={34} loading="lazy" alt="" className={barcodeStyle} />
          </li>
        ))}
      </ul>
      <div className={container()}>
        <FiguresNote of={labels} isOnLight />
      </div>
    </section>
  );
}

const sectionStyle = css({
  paddingBlock: 'section',
});
const headStyle = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: '9',
  rowGap: '5',
  paddingBottom: { base: '9', md: '14' },
});
const listStyle = css({
  display: 'grid',
  gridTemplateColumns: { base: 'minmax(0, 1fr)', md: 'repeat(3, minmax(0, 1fr))' },
  columnGap: { base: '4', lg: '9' },
  rowGap: '3',
});
const labelStyle = css({
  display: 'grid',
  gridTemplateColumns: '1fr auto',
  columnGap: '4',
  rowGap: '6',
  paddingInline: { base: '6', md: '5', lg: '7' },
  paddingTop: { base: '6', lg: '7' },
  paddingBottom: '4',
  background: 'bg.canvas',
  borderWidth: '1px',
  borderTopWidth: '0',
  borderColor: 'border.subtle',
  borderBottomRadius: 'control',
  '& > :first-child': { gridColumn: '1 / -1' },
  '&:first-child': { background: 'label.solid', borderColor: 'label.solid' },
});
/** No two labels of a shelf have the same code. */
const barcodeStyle = css({
  alignSelf: 'end',
  width: '[92px]',
  height: '8.5',
  display: { md: 'none', lg: 'block' },
  'li:nth-child(2) > &': { transform: 'scaleX(-1)' },
  'li:nth-child(3) > &': { objectFit: 'cover', objectPosition: 'right' },
});
const actionsStyle = css({ display: 'flex', flexWrap: 'wrap', gap: '3.5' });
