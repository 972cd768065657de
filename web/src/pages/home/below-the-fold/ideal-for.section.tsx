import bottles from '../../../assets/mini-bottles.svg';
import cartons from '../../../assets/mini-cartons.svg';
import mixed from '../../../assets/mini-mixed.svg';
import { PageSection } from '../../../components/page-section.tsx';
import { Rows } from '../../../components/rows.tsx';
import { useContent } from '../../../features/content/use-content.ts';
import type { BelowTheFoldCopy } from './copy.en.ts';

/** Who the services are made for. */
export function IdealFor({ copy }: { copy: BelowTheFoldCopy['idealFor'] }) {
  const audiences = [
    { picture: bottles, ...copy.manufacturers },
    { picture: cartons, ...copy.retailers },
    { picture: mixed, ...copy.brands },
  ];
  return (
    <PageSection title={useContent('ideal_for_title')} lead={copy.lead} layout="split">
      <Rows items={audiences} />
    </PageSection>
  );
}
