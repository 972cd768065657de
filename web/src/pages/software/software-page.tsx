import picture from '#web/assets/auditor-phone.svg';
import { CallToAction } from '#web/components/layout/call-to-action.tsx';
import { DetailList } from '#web/components/layout/detail-list.tsx';
import { HeroArt } from '#web/components/layout/hero-art.tsx';
import { PageHero } from '#web/components/layout/page-hero.tsx';
import { PageSection } from '#web/components/layout/page-section.tsx';
import type { PageProps } from '../page-props.ts';

export default function SoftwarePage({ copy }: PageProps<typeof import('./copy.en.ts')>) {
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
        <DetailList items={copy.features.items} />
      </PageSection>
      <CallToAction {...copy.closing} />
    </>
  );
}
