import bag from '#web/assets/mini-bag.svg';
import counter from '#web/assets/mini-counter.svg';
import van from '#web/assets/mini-van.svg';
import { PageSection } from '#web/components/layout/page-section.tsx';
import { Rows } from '#web/components/layout/rows.tsx';
import type { MysteryShoppingCopy } from './copy.en.ts';

export function Industries({ copy }: { copy: MysteryShoppingCopy['industries'] }) {
  return (
    <PageSection title={copy.title} layout="split">
      <Rows
        items={[
          { picture: bag, ...copy.consumer },
          { picture: counter, ...copy.service },
          { picture: van, ...copy.channel },
        ]}
      />
    </PageSection>
  );
}
