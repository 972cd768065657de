import bottles from '../../assets/mini-bottles.svg';
import cartons from '../../assets/mini-cartons.svg';
import mixed from '../../assets/mini-mixed.svg';
import { PageSection } from '../../components/page-section.tsx';
import { Rows } from '../../components/rows.tsx';
import type { RetailAuditCopy } from './copy.en.ts';

export function Clients({ copy }: { copy: RetailAuditCopy['clients'] }) {
  return (
    <PageSection title={copy.title} layout="split">
      <Rows
        items={[
          { picture: bottles, ...copy.fmcg },
          { picture: cartons, ...copy.distributors },
          { picture: mixed, ...copy.brands },
        ]}
      />
    </PageSection>
  );
}
