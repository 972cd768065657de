import { css, cx } from '../../../styled-system/css/index.js';
import { container } from '../../../styled-system/recipes/index.js';
import picture from '../../assets/marketplace.svg';
import { ClosingBand } from '../../components/closing-band.tsx';
import { DetailRows } from '../../components/detail-rows.tsx';
import { HeroArt } from '../../components/hero-art.tsx';
import { PageHero } from '../../components/page-hero.tsx';
import { PageSection } from '../../components/page-section.tsx';
import { useContent } from '../../features/content/use-content.ts';
import { useLanguage } from '../../i18n/language-context.tsx';
import type { DigitalCommerceCopy } from './copy.en.ts';

/** In English whatever the site's language, with a notice to readers of Arabic. */
export default function DigitalCommercePage({ copy }: { copy: DigitalCommerceCopy }) {
  const hero = {
    trail: copy.trail,
    title: useContent('service_digital_commerce_title'),
    lead: useContent('service_digital_commerce_description'),
  };
  const language = useLanguage();
  return (
    <>
      {language === 'ar' && <p className={cx(container(), noticeStyle)}>{copy.notice}</p>}
      <div lang="en" dir="ltr">
        <PageHero
          copy={hero}
          actions={[{ label: copy.contact, to: '/contact' }]}
          picture={<HeroArt picture={picture} width={400} height={262} />}
        />
        <PageSection title={copy.services.title}>
          <DetailRows items={copy.services.items} />
        </PageSection>
        <ClosingBand {...copy.closing} />
      </div>
    </>
  );
}

const noticeStyle = css({ paddingBlock: '3', textStyle: 'sm', fontWeight: 'strong' });
