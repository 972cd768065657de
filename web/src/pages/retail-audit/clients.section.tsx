import bottles from '#web/assets/mini/mini-bottles.svg';
import cartons from '#web/assets/mini/mini-cartons.svg';
import mixed from '#web/assets/mini/mini-mixed.svg';
import { FeatureList } from '#web/components/layout/feature-list.tsx';
import { PageSection } from '#web/components/layout/page-section.tsx';
import type { RetailAuditCopy } from './copy.en.ts';

export function Clients({ copy }: { copy: RetailAuditCopy['clients'] }) {
  return (
    <PageSection title={copy.title} layout="split">
      <FeatureList
        items={[
          { picture: bottles, ...copy.fmcg },
          { picture: cartons, ...copy.distributors },
          { picture: mixed, ...copy.brands },
        ]}
      />
    </PageSection>
  );
}
