import { css } from '#styles/css';
import { Stats } from '#web/components/cards/stats.tsx';
import { PageSection } from '#web/components/layout/page-section.tsx';
import { Prose } from '#web/components/layout/prose.tsx';
import { useFigure } from '#web/features/content/use-figure.ts';
import type { OurPeopleCopy, OurPeopleTexts } from './copy.en.ts';

export function Team({ copy, texts }: { copy: OurPeopleCopy['team']; texts: OurPeopleTexts }) {
  return (
    <PageSection title={copy.title} layout="split">
      <Prose paragraphs={copy.paragraphs} />
      <div className={statsStyle}>
        <Stats items={[useFigure(texts, 'network'), useFigure(texts, 'experienceYears')]} />
      </div>
    </PageSection>
  );
}

const statsStyle = css({ marginTop: { base: '9', lg: '12' } });
