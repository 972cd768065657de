import picture from '../../assets/service-custom.svg';
import { ClosingBand } from '../../components/closing-band.tsx';
import { HeroArt } from '../../components/hero-art.tsx';
import { PageHero } from '../../components/page-hero.tsx';
import { PageSection } from '../../components/page-section.tsx';
import { Steps } from '../../components/steps.tsx';
import { useContent } from '../../features/content/use-content.ts';
import { AuditTypes } from './audit-types.section.tsx';
import type { CustomAuditsCopy } from './copy.en.ts';
import { UseCases } from './use-cases.section.tsx';

export default function CustomAuditsPage({ copy }: { copy: CustomAuditsCopy }) {
  const hero = {
    trail: copy.trail,
    title: useContent('custom_audits_page_title'),
    lead: useContent('custom_audits_page_description'),
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
      <ClosingBand {...copy.closing} />
    </>
  );
}
