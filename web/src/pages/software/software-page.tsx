import picture from '#web/assets/auditor-phone.svg';
import { ClosingBand } from '#web/components/layout/call-to-action.tsx';
import { DetailRows } from '#web/components/layout/detail-rows.tsx';
import { HeroArt } from '#web/components/layout/hero-art.tsx';
import { PageHero } from '#web/components/layout/page-hero.tsx';
import { PageSection } from '#web/components/layout/page-section.tsx';
import type { SoftwareCopy } from './copy.en.ts';

export default function SoftwarePage({ copy }: { copy: SoftwareCopy }) {
  return (
    <>
      <PageHero
        copy={copy.hero}
        actions={[
          { label: copy.demo, to: '/contact' },
          { label: copy.home, to: '/' },
        ]}
        picture={<HeroArt picture={picture} width={668} height={470} fills />}
      />
      <PageSection title={copy.features.title}>
        <DetailRows items={copy.features.items} />
      </PageSection>
      <ClosingBand {...copy.closing} />
    </>
  );
}
