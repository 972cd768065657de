import { css, cx } from '#styles/css';
import { container } from '#styles/recipes';
import cartons from '#web/assets/mini/mini-cartons.svg';
import juices from '#web/assets/mini/mini-juices.svg';
import mixed from '#web/assets/mini/mini-mixed.svg';
import { Banner } from '#web/components/layout/banner.tsx';
import { CallToAction } from '#web/components/layout/call-to-action.tsx';
import { FeatureList } from '#web/components/layout/feature-list.tsx';
import { PageSection } from '#web/components/layout/page-section.tsx';
import { useCopyWithCompanyData } from '#web/features/content/use-company.ts';
import { useContent } from '#web/features/content/use-content.ts';
import { usePicture } from '#web/features/content/use-picture.ts';
import { useLanguage } from '#web/i18n/language-context.tsx';
import { Carousel } from './carousel.section.tsx';
import type { BelowTheFoldCopy, BelowTheFoldTexts } from './copy.en.ts';
import { Mission } from './mission.section.tsx';
import { ParentCompany } from './parent-company.section.tsx';
import { Services } from './services.section.tsx';
import { Software } from './software.section.tsx';
import { Team } from './team.section.tsx';

interface BelowTheFoldProps {
  copy: BelowTheFoldCopy;
  texts: BelowTheFoldTexts;
}

/** Everything after the home page's first screen. */
export function BelowTheFold({ copy, texts: written }: BelowTheFoldProps) {
  const texts = useCopyWithCompanyData(written, useLanguage());
  return (
    <>
      <Carousel copy={copy.carousel} texts={texts} />
      <Services copy={copy.services} texts={texts} />
      <IdealFor copy={copy.idealFor} texts={texts} />
      <Mission copy={copy.mission} texts={texts} />
      <Team copy={copy.team} texts={texts} />
      <Software copy={copy.software} texts={texts} />
      <ParentCompany copy={copy.parent} texts={texts} />
      <HomeBanner />
      <CallToAction
        title={useContent(texts, 'cta_title')}
        text={useContent(texts, 'cta_description')}
        action={useContent(texts, 'cta_button')}
      />
    </>
  );
}

/** A wide picture near the end of the page, if there is one. */
function HomeBanner() {
  const photo = usePicture('banner_image');
  if (!photo) return null;
  return (
    <div className={cx(container(), css({ paddingBottom: 'section' }))}>
      <Banner photo={photo} />
    </div>
  );
}

/** The target groups of the services. */
function IdealFor({ copy, texts }: { copy: BelowTheFoldCopy['idealFor']; texts: BelowTheFoldTexts }) {
  const audiences = [
    { picture: juices, ...copy.manufacturers },
    { picture: cartons, ...copy.retailers },
    { picture: mixed, ...copy.brands },
  ];
  return (
    <PageSection title={useContent(texts, 'ideal_for_title')} lead={copy.lead} layout="split">
      <FeatureList items={audiences} />
    </PageSection>
  );
}
