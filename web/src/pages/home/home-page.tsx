import type { HomeCopy } from './copy.en.ts';
import { FiguresRail } from './figures-rail.section.tsx';
import { Hero } from './hero.section.tsx';
import { LazySections } from './lazy-sections.tsx';

export default function HomePage({ copy }: { copy: HomeCopy }) {
  return (
    <>
      <Hero copy={copy.hero} />
      <FiguresRail copy={copy.figures} />
      <LazySections />
    </>
  );
}
