import launch from '#web/assets/mini-launch.svg';
import season from '#web/assets/mini-season.svg';
import withdrawal from '#web/assets/mini-withdrawal.svg';
import { PageSection } from '#web/components/layout/page-section.tsx';
import { Rows } from '#web/components/layout/rows.tsx';
import type { CustomAuditsCopy } from './copy.en.ts';

export function UseCases({ copy }: { copy: CustomAuditsCopy['cases'] }) {
  return (
    <PageSection title={copy.title} layout="split">
      <Rows
        items={[
          { picture: launch, ...copy.launch },
          { picture: withdrawal, ...copy.crisis },
          { picture: season, ...copy.season },
        ]}
      />
    </PageSection>
  );
}
