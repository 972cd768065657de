import audit from '#web/assets/services/service-audit.svg';
import execution from '#web/assets/services/service-promotion.svg';
import { BoxedCard, BoxedCardGrid } from '#web/components/cards/boxed-card.tsx';
import { CheckList } from '#web/components/layout/check-list.tsx';
import { PageSection } from '#web/components/layout/page-section.tsx';
import { useContent } from '#web/features/content/use-content.ts';
import type { RetailAuditCopy, RetailAuditTexts } from './copy.en.ts';

export function Services({ copy, texts }: { copy: RetailAuditCopy['services']; texts: RetailAuditTexts }) {
  return (
    <PageSection title={copy.title} ground="shelf">
      <BoxedCardGrid>
        <BoxedCard picture={audit} title={copy.shelf.title} text={copy.shelf.text}>
          <CheckList items={copy.shelf.items} />
        </BoxedCard>
        <BoxedCard
          picture={execution}
          title={useContent(texts, 'service_sales_merchandising_title')}
          text={useContent(texts, 'service_sales_merchandising_description')}
        >
          <CheckList items={copy.executionItems} />
        </BoxedCard>
      </BoxedCardGrid>
    </PageSection>
  );
}
