import { css } from '../../../../styled-system/css/index.js';
import { button, container } from '../../../../styled-system/recipes/index.js';
import audit from '../../../assets/service-audit.svg';
import custom from '../../../assets/service-custom.svg';
import mystery from '../../../assets/service-mystery.svg';
import promotion from '../../../assets/service-promotion.svg';
import research from '../../../assets/service-research.svg';
import { Facing, FacingCard, FacingGrid } from '../../../components/facing-card.tsx';
import { PageLink } from '../../../components/page-link.tsx';
import { SectionHeading } from '../../../components/section-heading.tsx';
import type { BelowTheFoldCopy } from './copy.en.ts';

/** The five services on two shelves; the heading has the first place. */
export function Services({ copy }: { copy: BelowTheFoldCopy['services'] }) {
  const { learnMore, getQuote } = copy;
  const services = [
    { picture: audit, ...copy.retailAudit, action: learnMore, to: '/retail-auditing-iraq' },
    { picture: promotion, ...copy.promotions, action: learnMore, to: '/activation-experience' },
    { picture: mystery, ...copy.mysteryShopping, action: learnMore, to: '/mystery-shopping-iraq' },
    { picture: research, ...copy.marketResearch, action: learnMore, to: '/data-technology' },
    { picture: custom, ...copy.customAudits, action: getQuote, to: '/contact' },
  ];
  const opening = (
    <Facing as="div" above={<SectionHeading title={copy.title} lead={copy.lead} className={headingStyle} />}>
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
