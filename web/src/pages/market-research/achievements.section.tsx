import { figures } from '#shared/figures.ts';
import { css, cx } from '#styles/css';
import { container } from '#styles/recipes';
import { Stats } from '#web/components/cards/stats.tsx';
import { SectionHeading } from '#web/components/layout/section-heading.tsx';
import type { MarketResearchCopy } from './copy.en.ts';

/** The achievements panel: what the research rests on, in figures. */
export function Achievements({ copy }: { copy: MarketResearchCopy['achievements'] }) {
  return (
    <section aria-labelledby="achievements" className={panelStyle}>
      <div className={cx(container(), statsStyle)}>
        <SectionHeading id="achievements" title={copy.title} onDark />
        <Stats
          items={[
            { figure: figures.researchProjects, text: copy.projects },
            { figure: figures.respondents, text: copy.respondents },
            { figure: figures.provinces, text: copy.provinces },
            { figure: figures.countriesServed, text: copy.countries },
          ]}
        />
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
