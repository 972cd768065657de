import picture from '#web/assets/services/service-promotion.svg';
import { CallToAction } from '#web/components/layout/call-to-action.tsx';
import { FeatureGrid } from '#web/components/layout/feature-grid.tsx';
import { HeroArt } from '#web/components/layout/hero-art.tsx';
import { PageHero } from '#web/components/layout/page-hero.tsx';
import { PageSection } from '#web/components/layout/page-section.tsx';
import { useContent } from '#web/features/content/use-content.ts';
import type { PageProps } from '../page-props.ts';
import { Audits } from './audits.section.tsx';
import { Reporting } from './reporting.section.tsx';

export default function ActivationPage({ copy, texts }: PageProps<typeof import('./copy.en.ts')>) {
  const hero = {
    trail: copy.trail,
    title: useContent(texts, 'promotions_page_title'),
    lead: useContent(texts, 'promotions_page_description'),
  };
  return (
    <>
      <PageHero
        copy={hero}
        actions={[
          { label: copy.quote, to: '/contact' },
          { label: copy.start, to: '/contact' },
        ]}
        picture={<HeroArt picture={picture} width={400} height={262} />}
      />
      <Audits copy={copy.audits} />
      <Reporting copy={copy.reporting} />
      <PageSection title={copy.benefits.title} layout="split">
        <FeatureGrid items={copy.benefits.items} />
      </PageSection>
      <CallToAction {...copy.closing} />
    </>
  );
}
