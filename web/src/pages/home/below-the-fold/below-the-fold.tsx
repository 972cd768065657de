import { CallToAction } from '#web/components/layout/call-to-action.tsx';
import { useSpoken } from '#web/features/content/use-company.ts';
import { useContent } from '#web/features/content/use-content.ts';
import { useLanguage } from '#web/i18n/language-context.tsx';
import { Carousel } from './carousel.section.tsx';
import type { BelowTheFoldCopy, BelowTheFoldTexts } from './copy.en.ts';
import { HomeBanner } from './home-banner.section.tsx';
import { IdealFor } from './ideal-for.section.tsx';
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
  const texts = useSpoken(written, useLanguage());
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
