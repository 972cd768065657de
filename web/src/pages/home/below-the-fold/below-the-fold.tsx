import { CallToAction } from '#web/components/layout/call-to-action.tsx';
import { useContent } from '#web/features/content/use-content.ts';
import { Carousel } from './carousel.section.tsx';
import type { BelowTheFoldCopy } from './copy.en.ts';
import { HomeBanner } from './home-banner.section.tsx';
import { IdealFor } from './ideal-for.section.tsx';
import { Mission } from './mission.section.tsx';
import { ParentCompany } from './parent-company.section.tsx';
import { Services } from './services.section.tsx';
import { Software } from './software.section.tsx';
import { Team } from './team.section.tsx';

/** Everything after the home page's first screen. */
export function BelowTheFold({ copy }: { copy: BelowTheFoldCopy }) {
  return (
    <>
      <Carousel copy={copy.carousel} />
      <Services copy={copy.services} />
      <IdealFor copy={copy.idealFor} />
      <Mission copy={copy.mission} />
      <Team copy={copy.team} />
      <Software copy={copy.software} />
      <ParentCompany copy={copy.parent} />
      <HomeBanner />
      <CallToAction
        title={useContent('cta_title')}
        text={useContent('cta_description')}
        action={useContent('cta_button')}
      />
    </>
  );
}
