import picture from '../../assets/auditor-phone.svg';
import { ClosingBand } from '../../components/closing-band.tsx';
import { DetailRows } from '../../components/detail-rows.tsx';
import { HeroArt } from '../../components/hero-art.tsx';
import { PageHero } from '../../components/page-hero.tsx';
import { PageSection } from '../../components/page-section.tsx';
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
