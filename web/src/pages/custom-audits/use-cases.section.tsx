import launch from '#web/assets/mini/mini-launch.svg';
import season from '#web/assets/mini/mini-season.svg';
import withdrawal from '#web/assets/mini/mini-withdrawal.svg';
import { FeatureList } from '#web/components/layout/feature-list.tsx';
import { PageSection } from '#web/components/layout/page-section.tsx';
import type { CustomAuditsCopy } from './copy.en.ts';

export function UseCases({ copy }: { copy: CustomAuditsCopy['cases'] }) {
  return (
    <PageSection title={copy.title} layout="split">
      <FeatureList
        items={[
          { picture: launch, ...copy.launch },
          { picture: withdrawal, ...copy.crisis },
          { picture: season, ...copy.season },
        ]}
      />
    </PageSection>
  );
}
