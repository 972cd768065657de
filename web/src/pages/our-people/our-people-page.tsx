import { css } from '#styles/css';
import picture from '#web/assets/team-badges.svg';
import { FiguresNote } from '#web/components/cards/figure-text.tsx';
import { Stats } from '#web/components/cards/stats.tsx';
import { CallToAction } from '#web/components/layout/call-to-action.tsx';
import { FeatureGrid } from '#web/components/layout/feature-grid.tsx';
import { GivenPoints } from '#web/components/layout/given-points.tsx';
import { HeroArt } from '#web/components/layout/hero-art.tsx';
import { PageHero } from '#web/components/layout/page-hero.tsx';
import { PageSection } from '#web/components/layout/page-section.tsx';
import { Prose } from '#web/components/layout/prose.tsx';
import { useContent } from '#web/features/content/use-content.ts';
import { useFigure } from '#web/features/content/use-figure.ts';
import { usePicture } from '#web/features/content/use-picture.ts';
import { useLeaders } from '#web/features/content/use-proofs.ts';
import { contactPath } from '#web/lib/contact-paths.ts';
import type { PageProps } from '#web/pages/page-props.ts';
import type { OurPeopleCopy, OurPeopleTexts } from './copy.en.ts';

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
          { label: copy.contact, to: contactPath() },
          { label: copy.home, to: '/' },
        ]}
        picture={
          <HeroArt picture={picture} width={668} height={400} fills photo={usePicture('team_image')} />
        }
      />
      <Team copy={copy.team} texts={texts} />
      <GivenPoints title={copy.leaders} items={useLeaders()} />
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

function Team({ copy, texts }: { copy: OurPeopleCopy['team']; texts: OurPeopleTexts }) {
  const figures = [useFigure(texts, 'network'), useFigure(texts, 'experienceYears')];
  return (
    <PageSection title={copy.title} layout="split">
      <Prose paragraphs={copy.paragraphs} />
      <div className={statsStyle}>
        <Stats items={figures} />
        <FiguresNote of={figures} isOnLight />
      </div>
    </PageSection>
  );
}

const statsStyle = css({ marginTop: { base: '9', lg: '12' } });
