import { css } from '../../../styled-system/css/index.js';
import { button } from '../../../styled-system/recipes/index.js';
import audit from '../../assets/service-audit.svg';
import custom from '../../assets/service-custom.svg';
import mystery from '../../assets/service-mystery.svg';
import promotion from '../../assets/service-promotion.svg';
import research from '../../assets/service-research.svg';
import { Facing, FacingCard, FacingGrid } from '../../components/facing-card.tsx';
import { PageLink } from '../../components/page-link.tsx';
import { PageSection } from '../../components/page-section.tsx';
import type { WhatWeDoCopy } from './copy.en.ts';

interface ServicesProps {
  copy: WhatWeDoCopy['services'];
  more: WhatWeDoCopy['more'];
}

/** The five services as facings; the sixth place leads to the rest. */
export function Services({ copy, more }: ServicesProps) {
  const { learnMore, quote } = copy;
  return (
    <PageSection title={copy.title} ground="shelf">
      <FacingGrid>
        <FacingCard picture={audit} {...copy.audit} action={learnMore} to="/retail-auditing-iraq" />
        <FacingCard picture={promotion} {...copy.promotion} action={learnMore} to="/activation-experience" />
        <FacingCard picture={mystery} {...copy.mystery} action={learnMore} to="/mystery-shopping-iraq" />
        <FacingCard picture={research} {...copy.research} action={learnMore} to="/data-technology" />
        <FacingCard picture={custom} {...copy.custom} action={quote} to="/custom-strategic-audits" />
        <Facing above={null}>
          <h3 className={css({ textStyle: 'h3' })}>{more.title}</h3>
          <p className={linksStyle}>
            <PageLink to="/proprietary-retail-software" className={button({ variant: 'outline', size: 's' })}>
              {more.software}
            </PageLink>
            <PageLink to="/digital-commerce" className={button({ variant: 'outline', size: 's' })}>
              {more.commerce}
            </PageLink>
          </p>
        </Facing>
      </FacingGrid>
    </PageSection>
  );
}

const linksStyle = css({ display: 'flex', flexWrap: 'wrap', gap: '3', marginTop: '4' });
