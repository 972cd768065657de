import bag from '../../assets/mini-bag.svg';
import counter from '../../assets/mini-counter.svg';
import van from '../../assets/mini-van.svg';
import { PageSection } from '../../components/page-section.tsx';
import { Rows } from '../../components/rows.tsx';
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
