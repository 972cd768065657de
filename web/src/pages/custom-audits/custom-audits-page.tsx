import launch from '#web/assets/mini/mini-launch.svg';
import season from '#web/assets/mini/mini-season.svg';
import withdrawal from '#web/assets/mini/mini-withdrawal.svg';
import picture from '#web/assets/services/service-custom.svg';
import { CallToAction } from '#web/components/layout/call-to-action.tsx';
import { FeatureList } from '#web/components/layout/feature-list.tsx';
import { HeroArt } from '#web/components/layout/hero-art.tsx';
import { PageHero } from '#web/components/layout/page-hero.tsx';
import { PageSection } from '#web/components/layout/page-section.tsx';
import { Steps } from '#web/components/layout/steps.tsx';
import { useContent } from '#web/features/content/use-content.ts';
import type { PageProps } from '../page-props.ts';
import { AuditTypes } from './audit-types.section.tsx';
import type { CustomAuditsCopy } from './copy.en.ts';

export default function CustomAuditsPage({ copy, texts }: PageProps<typeof import('./copy.en.ts')>) {
  const hero = {
    trail: copy.trail,
    title: useContent(texts, 'custom_audits_page_title'),
    lead: useContent(texts, 'custom_audits_page_description'),
  };
  return (
    <>
      <PageHero
        copy={hero}
        actions={[
          { label: copy.quote, to: '/contact' },
          { label: copy.expert, to: '/contact' },
        ]}
        picture={<HeroArt picture={picture} width={400} height={262} />}
      />
      <AuditTypes copy={copy.audits} />
      <PageSection title={copy.process.title} ground="shelf">
        <Steps items={copy.process.steps} />
      </PageSection>
      <UseCases copy={copy.cases} />
      <CallToAction {...copy.closing} />
    </>
  );
}

function UseCases({ copy }: { copy: CustomAuditsCopy['cases'] }) {
  return (
    <PageSection title={copy.title} layout="split">
      <FeatureList
        items={[
          { picture: launch, ...copy.launch },
          { picture: withdrawal, ...copy.crisis },
          { picture: season, ...copy.season },
        ]}
      />
    </PageSection>
  );
}
