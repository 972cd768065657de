import { figures } from '../../../../shared/figures.ts';
import { css, cx } from '../../../styled-system/css/index.js';
import { container } from '../../../styled-system/recipes/index.js';
import { SectionHeading } from '../../components/section-heading.tsx';
import { ShelfLabels } from '../../components/shelf-labels.tsx';
import type { MarketResearchCopy } from './copy.en.ts';

/** The achievements panel: what the research rests on, in figures. */
export function Achievements({ copy }: { copy: MarketResearchCopy['achievements'] }) {
  return (
    <section aria-labelledby="achievements" className={panelStyle}>
      <div className={cx(container(), css({ display: 'grid', rowGap: { base: '7', lg: '12' } }))}>
        <SectionHeading id="achievements" title={copy.title} onDark />
        <ShelfLabels
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
