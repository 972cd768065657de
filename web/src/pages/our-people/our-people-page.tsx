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
  const { training, feedback, promotion, skills } = copy.development;
  const development = [
    { title: training, text: useContent(texts, 'people_training') },
    feedback,
    { title: promotion, text: useContent(texts, 'people_promotion') },
    skills,
  ];
  const { routes, safety, life, help } = copy.wellness;
  const wellness = [routes, { title: safety, text: useContent(texts, 'people_safety') }, life, help];
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
      <Team copy={copy.team} texts={texts} />
      <Leaders title={copy.leaders} />
      <PageSection title={copy.development.title} layout="split" ground="shelf">
        <FeatureGrid items={development} />
      </PageSection>
      <PageSection title={copy.wellness.title} layout="split">
        <FeatureGrid items={wellness} />
      </PageSection>
      <CallToAction
        title={useContent(texts, 'join_team_title')}
        text={useContent(texts, 'join_team_description')}
        action={useContent(texts, 'join_team_cta')}
      />
    </>
  );
}
