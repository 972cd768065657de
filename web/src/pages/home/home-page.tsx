import { ClosingBand } from '../../components/closing-band.tsx';
import { Carousel } from './carousel.section.tsx';
import type { HomeCopy } from './copy.en.ts';
import { FiguresRail } from './figures-rail.section.tsx';
import { Hero } from './hero.section.tsx';
import { IdealFor } from './ideal-for.section.tsx';
import { Mission } from './mission.section.tsx';
import { ParentCompany } from './parent-company.section.tsx';
import { Services } from './services.section.tsx';
import { Software } from './software.section.tsx';
import { Team } from './team.section.tsx';

export default function HomePage({ copy }: { copy: HomeCopy }) {
  return (
    <>
      <Hero copy={copy.hero} />
      <FiguresRail copy={copy.figures} />
      <Carousel copy={copy.carousel} />
      <Services copy={copy.services} />
      <IdealFor copy={copy.idealFor} />
      <Mission copy={copy.mission} />
      <Team copy={copy.team} />
      <Software copy={copy.software} />
      <ParentCompany copy={copy.parent} />
      <ClosingBand {...copy.closing} />
    </>
  );
}
