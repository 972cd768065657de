import { css, cx } from '#styles/css';
import { container } from '#styles/recipes';
import picture from '#web/assets/marketplace.svg';
import { CallToAction } from '#web/components/layout/call-to-action.tsx';
import { DetailList } from '#web/components/layout/detail-list.tsx';
import { HeroArt } from '#web/components/layout/hero-art.tsx';
import { PageHero } from '#web/components/layout/page-hero.tsx';
import { PageSection } from '#web/components/layout/page-section.tsx';
import { useContent } from '#web/features/content/use-content.ts';
import { useLanguage } from '#web/i18n/language-context.tsx';
import type { PageProps } from '../page-props.ts';

/** In English whatever the site's language, with a notice to readers of Arabic. */
export default function DigitalCommercePage({ copy, texts }: PageProps<typeof import('./copy.en.ts')>) {
  const hero = {
    trail: copy.trail,
    title: useContent(texts, 'service_digital_commerce_title'),
    lead: useContent(texts, 'service_digital_commerce_description'),
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
          <DetailList items={copy.services.items} />
        </PageSection>
        <CallToAction {...copy.closing} />
      </div>
    </>
  );
}

const noticeStyle = css({ paddingBlock: '3', textStyle: 'sm', fontWeight: 'strong' });
