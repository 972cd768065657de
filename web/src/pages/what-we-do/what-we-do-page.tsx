import picture from '../../assets/circle-aisle.svg';
import { ClosingBand } from '../../components/closing-band.tsx';
import { HeroArt } from '../../components/hero-art.tsx';
import { PageHero } from '../../components/page-hero.tsx';
import { PageSection } from '../../components/page-section.tsx';
import { Prose } from '../../components/prose.tsx';
import type { WhatWeDoCopy } from './copy.en.ts';
import { Services } from './services.section.tsx';

export default function WhatWeDoPage({ copy }: { copy: WhatWeDoCopy }) {
  return (
    <>
      <PageHero
        copy={copy.hero}
        actions={[{ label: copy.contact, to: '/contact' }]}
        picture={<HeroArt picture={picture} width={520} height={520} fills />}
      />
      <PageSection title={copy.mission.title} layout="split">
        <Prose paragraphs={copy.mission.paragraphs} />
      </PageSection>
      <Services copy={copy.services} more={copy.more} />
      <ClosingBand {...copy.closing} />
    </>
  );
}
