import { figures } from '#shared/figures.ts';
import { css } from '#styles/css';
import { Stats } from '#web/components/cards/stats.tsx';
import { PageSection } from '#web/components/layout/page-section.tsx';
import { Prose } from '#web/components/layout/prose.tsx';
import type { OurPeopleCopy } from './copy.en.ts';

export function Team({ copy }: { copy: OurPeopleCopy['team'] }) {
  return (
    <PageSection title={copy.title} layout="split">
      <Prose paragraphs={copy.paragraphs} />
      <div className={statsStyle}>
        <Stats
          items={[
            { figure: figures.network, text: copy.network },
            { figure: figures.experienceYears, text: copy.experience },
          ]}
        />
      </div>
    </PageSection>
  );
}

const statsStyle = css({ marginTop: { base: '9', lg: '12' } });
