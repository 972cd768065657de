import launch from '../../assets/mini-launch.svg';
import season from '../../assets/mini-season.svg';
import withdrawal from '../../assets/mini-withdrawal.svg';
import { PageSection } from '../../components/page-section.tsx';
import { Rows } from '../../components/rows.tsx';
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
