import { css } from '#styles/css';
import { FiguresNote } from '#web/components/cards/figure-text.tsx';
import { Stats } from '#web/components/cards/stats.tsx';
import { CallToAction } from '#web/components/layout/call-to-action.tsx';
import { FeatureGrid } from '#web/components/layout/feature-grid.tsx';
import { PageHero } from '#web/components/layout/page-hero.tsx';
import { PageSection } from '#web/components/layout/page-section.tsx';
import { useContent } from '#web/features/content/use-content.ts';
import { useFigure } from '#web/features/content/use-figure.ts';
import type { PageProps } from '#web/pages/page-props.ts';
import { Proofs } from './proofs.section.tsx';
import { Recognition } from './recognition.section.tsx';

export default function AwardsPage({ copy, texts }: PageProps<typeof import('./copy.en.ts')>) {
  const hero = {
    title: useContent(texts, 'awards_title'),
    lead: useContent(texts, 'awards_description'),
  };
  const figures = [useFigure(texts, 'awardsSatisfaction'), useFigure(texts, 'partnershipYears')];
  return (
    <>
      <PageHero
        copy={hero}
        actions={[
          { label: copy.actions.report, to: '/sample-report' },
          { label: copy.actions.method, to: '/method' },
          { label: copy.actions.plan, to: '/plan-an-audit' },
        ]}
        picture={
          <div className={figuresStyle}>
            <Stats items={figures} />
            <FiguresNote of={figures} />
          </div>
        }
      />
      <Recognition copy={copy.recognition} />
      <PageSection
        title={copy.awards.title}
        lead={useContent(texts, 'awards_team_lead')}
        layout="split"
        ground="shelf"
      >
        <FeatureGrid items={copy.awards.items} />
      </PageSection>
      <Proofs copy={copy.proofs} />
      <CallToAction {...copy.closing} />
    </>
  );
}

const figuresStyle = css({ paddingBottom: { base: '12', lg: '21' } });
