import { css } from '#styles/css';
import { button } from '#styles/recipes';
import audit from '#web/assets/services/service-audit.svg';
import custom from '#web/assets/services/service-custom.svg';
import mystery from '#web/assets/services/service-mystery.svg';
import promotion from '#web/assets/services/service-promotion.svg';
import research from '#web/assets/services/service-research.svg';
import { Facing, FacingCard, FacingGrid } from '#web/components/cards/facing-card.tsx';
import { Banner } from '#web/components/layout/banner.tsx';
import { PageSection } from '#web/components/layout/page-section.tsx';
import { PageLink } from '#web/components/navigation/page-link.tsx';
import { useContent } from '#web/features/content/use-content.ts';
import { usePicture } from '#web/features/content/use-picture.ts';
import { contactPath } from '#web/lib/contact-paths.ts';
import type { WhatWeDoCopy, WhatWeDoTexts } from './copy.en.ts';

interface ServicesProps {
  copy: WhatWeDoCopy['services'];
  more: WhatWeDoCopy['more'];
  texts: WhatWeDoTexts;
}

/** Five services, and a sixth card with a link to the others. */
export function Services({ copy, more, texts }: ServicesProps) {
  const { learnMore, quote } = copy;
  const first = {
    title: useContent(texts, 'service1_title'),
    text: useContent(texts, 'service1_description'),
  };
  const second = {
    title: useContent(texts, 'service2_title'),
    text: useContent(texts, 'service2_description'),
  };
  const third = {
    title: useContent(texts, 'service3_title'),
    text: useContent(texts, 'service3_description'),
  };
  return (
    <PageSection title={copy.title} ground="shelf">
      <Banner photo={usePicture('services_image')} className={css({ marginBottom: '9' })} />
      <FacingGrid>
        <FacingCard picture={audit} {...first} action={learnMore} to="/retail-auditing-iraq" />
        <FacingCard picture={promotion} {...second} action={learnMore} to="/activation-experience" />
        <FacingCard picture={mystery} {...third} action={learnMore} to="/mystery-shopping-iraq" />
        <FacingCard picture={research} {...copy.research} action={learnMore} to="/data-technology" />
        <FacingCard
          picture={custom}
          {...copy.custom}
          action={quote}
          to={contactPath('custom-audits')}
          page="/custom-strategic-audits"
        />
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
