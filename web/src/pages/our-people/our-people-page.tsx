import picture from '#web/assets/team-badges.svg';
import { CallToAction } from '#web/components/layout/call-to-action.tsx';
import { FeatureGrid } from '#web/components/layout/feature-grid.tsx';
import { HeroArt } from '#web/components/layout/hero-art.tsx';
import { PageHero } from '#web/components/layout/page-hero.tsx';
import { PageSection } from '#web/components/layout/page-section.tsx';
import { useContent } from '#web/features/content/use-content.ts';
import { usePicture } from '#web/features/content/use-picture.ts';
import type { PageProps } from '../page-props.ts';
import { Leaders } from './leaders.section.tsx';
import { Team } from './team.section.tsx';

export default function OurPeoplePage({ copy, texts }: PageProps<typeof import('./copy.en.ts')>) {
  return (
    <>
      <PageHero
        copy={copy.hero}
        actions={[
          { label: copy.contact, to: '/contact' },
          { label: copy.home, to: '/' },
        ]}
        picture={
          <HeroArt picture={picture} width={668} height={400} fills photo={usePicture('team_image')} />
        }
      />
      <Team copy={copy.team} />
      <Leaders title={copy.leaders} />
      <PageSection title={copy.development.title} layout="split" ground="shelf">
        <FeatureGrid items={copy.development.items} />
      </PageSection>
      <PageSection title={copy.wellness.title} layout="split">
        <FeatureGrid items={copy.wellness.items} />
      </PageSection>
      <CallToAction
        title={useContent(texts, 'join_team_title')}
        text={useContent(texts, 'join_team_description')}
        action={useContent(texts, 'join_team_cta')}
      />
    </>
  );
}
