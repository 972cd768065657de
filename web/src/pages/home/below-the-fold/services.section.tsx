import { css } from '#styles/css';
import { button, container } from '#styles/recipes';
import audit from '#web/assets/services/service-audit.svg';
import custom from '#web/assets/services/service-custom.svg';
import mystery from '#web/assets/services/service-mystery.svg';
import promotion from '#web/assets/services/service-promotion.svg';
import research from '#web/assets/services/service-research.svg';
import { Facing, FacingCard, FacingGrid } from '#web/components/cards/facing-card.tsx';
import { SectionHeading } from '#web/components/layout/section-heading.tsx';
import { PageLink } from '#web/components/navigation/page-link.tsx';
import { useContent } from '#web/features/content/use-content.ts';
import { contactPath } from '#web/lib/contact-paths.ts';
import type { BelowTheFoldCopy, BelowTheFoldTexts } from './copy.en.ts';

/** The five services on two shelves, with the heading in the first place. */
export function Services({ copy, texts }: { copy: BelowTheFoldCopy['services']; texts: BelowTheFoldTexts }) {
  const { learnMore, getQuote } = copy;
  const retailAudit = {
    title: useContent(texts, 'service_retail_audit_title'),
    text: useContent(texts, 'service_retail_audit_description'),
  };
  const promotions = {
    title: useContent(texts, 'service_promotions_title'),
    text: useContent(texts, 'service_promotions_description'),
  };
  const mysteryShopping = {
    title: useContent(texts, 'service_mystery_shopping_title'),
    text: useContent(texts, 'service_mystery_shopping_description'),
  };
  const marketResearch = {
    title: useContent(texts, 'service_market_research_title'),
    text: useContent(texts, 'service_market_research_description'),
  };
  const customAudits = {
    title: useContent(texts, 'service_custom_audits_title'),
    text: useContent(texts, 'service_custom_audits_description'),
  };
  const services = [
    { picture: audit, ...retailAudit, action: learnMore, to: '/retail-auditing-iraq' },
    { picture: promotion, ...promotions, action: learnMore, to: '/activation-experience' },
    { picture: mystery, ...mysteryShopping, action: learnMore, to: '/mystery-shopping-iraq' },
    { picture: research, ...marketResearch, action: learnMore, to: '/data-technology' },
    {
      picture: custom,
      ...customAudits,
      action: getQuote,
      to: contactPath('custom-audits'),
      page: '/custom-strategic-audits',
    },
  ];
  const heading = (
    <SectionHeading
      title={useContent(texts, 'services_title')}
      lead={useContent(texts, 'services_description')}
      className={headingStyle}
    />
  );
  const opening = (
    <Facing as="div" above={heading}>
      <PageLink to="/what-we-do" className={button({ variant: 'outline' })}>
        {copy.allServices}
      </PageLink>
    </Facing>
  );
  return (
    <section className={sectionStyle}>
      <div className={container()}>
        <FacingGrid opening={opening}>
          {services.map((service) => (
            <FacingCard key={service.to} {...service} />
          ))}
        </FacingGrid>
      </div>
    </section>
  );
}

const sectionStyle = css({
  paddingTop: '[clamp(28px, 5vw, 64px)]',
  paddingBottom: 'section',
  background: 'bg.shelf',
});
const headingStyle = css({ paddingBottom: { base: '7', md: '12' } });
