import picture from '#web/assets/circles/circle-aisle.svg';
import { CallToAction } from '#web/components/layout/call-to-action.tsx';
import { HeroArt } from '#web/components/layout/hero-art.tsx';
import { PageHero } from '#web/components/layout/page-hero.tsx';
import { PageSection } from '#web/components/layout/page-section.tsx';
import { Prose } from '#web/components/layout/prose.tsx';
import { useContent } from '#web/features/content/use-content.ts';
import { usePicture } from '#web/features/content/use-picture.ts';
import { contactPath } from '#web/lib/contact-paths.ts';
import type { PageProps } from '#web/pages/page-props.ts';
import { Services } from './services.section.tsx';

export default function WhatWeDoPage({ copy, texts }: PageProps<typeof import('./copy.en.ts')>) {
  return (
    <>
      <PageHero
        copy={{ title: useContent(texts, 'about_title'), lead: useContent(texts, 'about_description') }}
        actions={[{ label: copy.contact, to: contactPath() }]}
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
            useContent(texts, 'mission_statement'),
            useContent(texts, 'vision_statement'),
            useContent(texts, 'company_description'),
          ]}
        />
      </PageSection>
      <Services copy={copy.services} more={copy.more} texts={texts} />
      <CallToAction {...copy.closing} />
    </>
  );
}
