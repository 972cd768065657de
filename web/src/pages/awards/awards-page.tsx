import { figures } from '../../../../shared/figures.ts';
import { css } from '../../../styled-system/css/index.js';
import { ClosingBand } from '../../components/closing-band.tsx';
import { PageHero } from '../../components/page-hero.tsx';
import { PageSection } from '../../components/page-section.tsx';
import { Points } from '../../components/points.tsx';
import { ShelfLabels } from '../../components/shelf-labels.tsx';
import type { AwardsCopy } from './copy.en.ts';
import { Recognition } from './recognition.section.tsx';

export default function AwardsPage({ copy }: { copy: AwardsCopy }) {
  return (
    <>
      <PageHero
        copy={copy.hero}
        picture={
          <div className={figuresStyle}>
            <ShelfLabels
              items={[
                { figure: figures.awardsSatisfaction, text: copy.figures.satisfaction },
                { figure: figures.partnershipYears, text: copy.figures.partnerships },
              ]}
            />
          </div>
        }
      />
      <Recognition copy={copy.recognition} />
      <PageSection title={copy.awards.title} lead={copy.awards.lead} layout="split" ground="shelf">
        <Points items={copy.awards.items} />
      </PageSection>
      <ClosingBand {...copy.closing} />
    </>
  );
}

const figuresStyle = css({ paddingBottom: { base: '12', lg: '21' } });
