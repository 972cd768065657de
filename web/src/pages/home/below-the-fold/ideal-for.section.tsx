import bottles from '#web/assets/mini/mini-bottles.svg';
import cartons from '#web/assets/mini/mini-cartons.svg';
import mixed from '#web/assets/mini/mini-mixed.svg';
import { FeatureList } from '#web/components/layout/feature-list.tsx';
import { PageSection } from '#web/components/layout/page-section.tsx';
import { useContent } from '#web/features/content/use-content.ts';
import type { BelowTheFoldCopy, BelowTheFoldTexts } from './copy.en.ts';

/** Who the services are made for. */
export function IdealFor({ copy, texts }: { copy: BelowTheFoldCopy['idealFor']; texts: BelowTheFoldTexts }) {
  const audiences = [
    { picture: bottles, ...copy.manufacturers },
    { picture: cartons, ...copy.retailers },
    { picture: mixed, ...copy.brands },
  ];
  return (
    <PageSection title={useContent(texts, 'ideal_for_title')} lead={copy.lead} layout="split">
      <FeatureList items={audiences} />
    </PageSection>
  );
}
