import map from '#web/assets/circles/circle-map.svg';
import bag from '#web/assets/mini/mini-bag.svg';
import counter from '#web/assets/mini/mini-counter.svg';
import van from '#web/assets/mini/mini-van.svg';
import { FeatureList } from '#web/components/layout/feature-list.tsx';
import { PageSection } from '#web/components/layout/page-section.tsx';
import type { MysteryShoppingCopy } from './copy.en.ts';

export function Industries({ copy }: { copy: MysteryShoppingCopy['industries'] }) {
  return (
    <PageSection title={copy.title} layout="split" picture={map}>
      <FeatureList
        items={[
          { picture: bag, ...copy.consumer },
          { picture: counter, ...copy.service },
          { picture: van, ...copy.channel },
        ]}
      />
    </PageSection>
  );
}
