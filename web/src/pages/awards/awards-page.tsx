import { figures } from '../../../../shared/figures.ts';
import { css } from '../../../styled-system/css/index.js';
import { ClosingBand } from '../../components/closing-band.tsx';
import { PageHero } from '../../components/page-hero.tsx';
import { PageSection } from '../../components/page-section.tsx';
import { Points } from '../../components/points.tsx';
import { ShelfLabels } from '../../components/shelf-labels.tsx';
import { useContent } from '../../features/content/use-content.ts';
import type { AwardsCopy } from './copy.en.ts';
import { Proofs } from './proofs.section.tsx';
import { Recognition } from './recognition.section.tsx';

export default function AwardsPage({ copy }: { copy: AwardsCopy }) {
  const hero = {
    title: useContent('awards_title'),
    lead: useContent('awards_description'),
  };
  return (
    <>
      <PageHero
        copy={hero}
        picture={
          <div className={figuresStyle}>
            <ShelfLabels
              items={[
                { figure: figures.awardsSatisfaction, text: useContent('awards_satisfaction_label') },
                { figure: figures.partnershipYears, text: useContent('awards_partnerships_label') },
              ]}
            />
          </div>
        }
      />
      <Recognition copy={copy.recognition} />
      <PageSection title={copy.awards.title} lead={copy.awards.lead} layout="split" ground="shelf">
        <Points items={copy.awards.items} />
      </PageSection>
      <Proofs copy={copy.proofs} />
      <ClosingBand {...copy.closing} />
    </>
  );
}

const figuresStyle = css({ paddingBottom: { base: '12', lg: '21' } });
