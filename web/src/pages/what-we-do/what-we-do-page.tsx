import picture from '#web/assets/circle-aisle.svg';
import { CallToAction } from '#web/components/layout/call-to-action.tsx';
import { HeroArt } from '#web/components/layout/hero-art.tsx';
import { PageHero } from '#web/components/layout/page-hero.tsx';
import { PageSection } from '#web/components/layout/page-section.tsx';
import { Prose } from '#web/components/layout/prose.tsx';
import { useContent } from '#web/features/content/use-content.ts';
import { usePicture } from '#web/features/content/use-picture.ts';
import type { WhatWeDoCopy } from './copy.en.ts';
import { Services } from './services.section.tsx';

export default function WhatWeDoPage({ copy }: { copy: WhatWeDoCopy }) {
  return (
    <>
      <PageHero
        copy={{ title: useContent('about_title'), lead: useContent('about_description') }}
        actions={[{ label: copy.contact, to: '/contact' }]}
        picture={
          <HeroArt
            picture={picture}
            width={520}
            height={520}
            fills
            mirrors
            photo={usePicture('about_image')}
          />
        }
      />
      <PageSection title={copy.mission} layout="split">
        <Prose
          paragraphs={[
            useContent('mission_statement'),
            useContent('vision_statement'),
            useContent('company_description'),
          ]}
        />
      </PageSection>
      <Services copy={copy.services} more={copy.more} />
      <CallToAction {...copy.closing} />
    </>
  );
}
