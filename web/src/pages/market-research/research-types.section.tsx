import bars from '../../assets/mini-bars.svg';
import basket from '../../assets/mini-basket.svg';
import scanned from '../../assets/mini-scanned.svg';
import { PageSection } from '../../components/page-section.tsx';
import { Rows } from '../../components/rows.tsx';
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
