import bars from '#web/assets/mini-bars.svg';
import basket from '#web/assets/mini-basket.svg';
import scanned from '#web/assets/mini-scanned.svg';
import { PageSection } from '#web/components/layout/page-section.tsx';
import { Rows } from '#web/components/layout/rows.tsx';
import type { MarketResearchCopy } from './copy.en.ts';

export function ResearchTypes({ copy }: { copy: MarketResearchCopy['types'] }) {
  return (
    <PageSection title={copy.title} layout="split">
      <Rows
        items={[
          { picture: bars, ...copy.market },
          { picture: basket, ...copy.consumer },
          { picture: scanned, ...copy.product },
        ]}
      />
    </PageSection>
  );
}
