import bars from '#web/assets/mini/mini-bars.svg';
import basket from '#web/assets/mini/mini-basket.svg';
import scanned from '#web/assets/mini/mini-scanned.svg';
import { FeatureList } from '#web/components/layout/feature-list.tsx';
import { PageSection } from '#web/components/layout/page-section.tsx';
import type { MarketResearchCopy } from './copy.en.ts';

export function ResearchTypes({ copy }: { copy: MarketResearchCopy['types'] }) {
  return (
    <PageSection title={copy.title} layout="split">
      <FeatureList
        items={[
          { picture: bars, ...copy.market },
          { picture: basket, ...copy.consumer },
          { picture: scanned, ...copy.product },
        ]}
      />
    </PageSection>
  );
}
