import audit from '../../assets/service-audit.svg';
import execution from '../../assets/service-promotion.svg';
import { BoxedCard, BoxedCardGrid } from '../../components/boxed-card.tsx';
import { CheckList } from '../../components/check-list.tsx';
import { PageSection } from '../../components/page-section.tsx';
import { useContent } from '../../features/content/use-content.ts';
import type { RetailAuditCopy } from './copy.en.ts';

export function Services({ copy }: { copy: RetailAuditCopy['services'] }) {
  return (
    <PageSection title={copy.title} ground="shelf">
      <BoxedCardGrid>
        <BoxedCard picture={audit} title={copy.shelf.title} text={copy.shelf.text}>
          <CheckList items={copy.shelf.items} />
        </BoxedCard>
        <BoxedCard
          picture={execution}
          title={useContent('service_sales_merchandising_title')}
          text={useContent('service_sales_merchandising_description')}
        >
          <CheckList items={copy.executionItems} />
        </BoxedCard>
      </BoxedCardGrid>
    </PageSection>
  );
}
