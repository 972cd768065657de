import { css, cx } from '#styles/css';
import { container } from '#styles/recipes';
import { FiguresNote } from '#web/components/cards/figure-text.tsx';
import { Stats } from '#web/components/cards/stats.tsx';
import { SectionHeading } from '#web/components/layout/section-heading.tsx';
import { useFigure } from '#web/features/content/use-figure.ts';
import type { MarketResearchTexts } from './copy.en.ts';

/** The achievements panel: figures about the research. */
export function Achievements({ title, texts }: { title: string; texts: MarketResearchTexts }) {
  const figures = [
    useFigure(texts, 'researchProjects'),
    useFigure(texts, 'respondents'),
    useFigure(texts, 'provinces'),
    useFigure(texts, 'countriesServed'),
  ];
  return (
    <section aria-labelledby="achievements" className={panelStyle}>
      <div className={cx(container(), statsStyle)}>
        <SectionHeading id="achievements" title={title} onDark />
        <div>
          <Stats items={figures} />
          <FiguresNote of={figures} />
        </div>
      </div>
    </section>
  );
}

const panelStyle = css({
  overflow: 'clip',
  background: 'bg.deep',
  color: 'fg.onDark',
  paddingBlock: 'section',
});
const statsStyle = css({ display: 'grid', rowGap: { base: '7', lg: '12' } });
