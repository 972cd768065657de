import { useRef } from 'react';
import { css, cx } from '#styles/css';
import { container } from '#styles/recipes';
import actions from '#web/assets/claims/claim-actions.svg';
import phone from '#web/assets/claims/claim-phone.svg';
import scores from '#web/assets/claims/claim-scores.svg';
import { CheckList } from '#web/components/layout/check-list.tsx';
import { SectionHeading } from '#web/components/layout/section-heading.tsx';
import { useContent } from '#web/features/content/use-content.ts';
import { useHydrated } from '#web/lib/hooks/use-hydrated.ts';
import { useInSight } from '#web/lib/hooks/use-in-sight.ts';
import { useRotation } from '#web/lib/hooks/use-rotation.ts';
import { CarouselTabs } from './carousel-tabs.tsx';
import type { BelowTheFoldCopy, BelowTheFoldTexts } from './copy.en.ts';
import { ProvinceMap } from './province-map.tsx';
import { useScrollQuarter } from './use-scroll-quarter.ts';
import { useSlides } from './use-slides.ts';

/**
 * Four slides on one stage, which stays in view while the visitor scrolls through the section. The slides share a grid
 * cell, so that the tallest sets the height; without script and on paper they follow each other.
 */
export function Carousel({ copy, texts }: { copy: BelowTheFoldCopy['carousel']; texts: BelowTheFoldTexts }) {
  const slides = useSlides(copy, texts);
  const title = useContent(texts, 'different_title');
  const stage = useRef<HTMLDivElement>(null);
  // The slides change only while the stage is in the middle of the window, so that a visitor who scrolls here sees the first
  // slide.
  const away = !useInSight(stage, '-50% 0px');
  const rotation = useRotation(slides.length, 5000, { away });
  const scrollToSlide = useScrollQuarter(stage, slides.length, rotation.select);
  const pick = (slide: number) => {
    rotation.select(slide);
    scrollToSlide(slide);
  };
  const alive = useHydrated();
  const pictures = [scores, undefined, phone, actions];
  return (
    <section aria-labelledby="different" className={sectionStyle}>
      <div ref={stage} className={stageStyle}>
        <p id="different" className={cx(container(), titleStyle)}>
          {title}
        </p>
        <div className={cx(container(), gridStyle)}>
          {slides.map(({ id, title, lead, features }, i) => (
            <div
              key={id}
              id={id}
              role="tabpanel"
              aria-labelledby={`tab-${i}`}
              data-current={i === rotation.current || undefined}
              data-asleep={!alive || undefined}
              className={slideStyle}
              {...rotation.hold}
            >
              <SectionHeading title={title} lead={lead} className={headingStyle} />
              <div className={pictureStyle}>
                {pictures[i] ? (
                  <img
                    src={pictures[i]}
                    width={1000}
                    height={560}
                    loading="lazy"
                    alt=""
                    className={imageStyle}
                  />
                ) : (
                  <ProvinceMap copy={copy.map} />
                )}
              </div>
              <CheckList items={features} className={featuresStyle} />
            </div>
          ))}
          <CarouselTabs copy={copy} title={title} slides={slides} rotation={rotation} onPick={pick} />
        </div>
      </div>
    </section>
  );
}

const sectionStyle = css({
  position: 'relative',
  overflowX: 'clip',
  '@media screen and (scripting: enabled) and (orientation: portrait), screen and (scripting: enabled) and (min-height: 42em)':
    {
      // A stage that is higher than the window must scroll: otherwise its end would never be visible.
      minHeight: '[clamp(0px, (100svh - 656px) * 999, 240svh)]',
    },
});
const stageStyle = css({
  position: { base: 'sticky', _print: 'static' },
  top: 'var(--navigation-height)',
  display: 'grid',
  gridTemplateRows: 'auto 1fr',
  rowGap: '3',
  paddingBlock: { base: '[clamp(8px, 14svh - 84px, 20px)]', md: '[clamp(20px, 4svh, 36px)]' },
  '@media screen and (scripting: enabled) and (orientation: portrait), screen and (scripting: enabled) and (min-height: 42em)':
    {
      minHeight: '[calc(100svh - var(--navigation-height))]',
    },
});
const titleStyle = css({ textStyle: { base: 'sm', lg: 'h4' }, fontWeight: 'strong', color: 'fg.muted' });
const gridStyle = css({
  display: 'grid',
  gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: 'minmax(0, 5fr) minmax(0, 6.6fr)' },
  gridTemplateRows: {
    base: 'auto 1fr auto auto',
    lg: 'auto auto auto',
  },
  alignContent: { lg: 'center' },
  columnGap: '[76px]',
  rowGap: { base: '[clamp(6px, 8svh - 47px, 12px)]', lg: '0' },
  '@media print, (scripting: none)': { display: 'block!' },
});
/** A slide uses the stage's rows, so that headings, pictures and lists of all slides start at the same heights. */
const slideStyle = css({
  display: 'grid',
  gridColumn: '1 / -1',
  gridRow: { base: '1 / 5', lg: '1 / 3' },
  gridTemplateColumns: 'subgrid',
  gridTemplateRows: 'subgrid',
  transitionProperty: '[opacity, transform, visibility]',
  transitionDuration: 'dialog',
  transitionTimingFunction: 'standard',
  '&:not([data-current])': {
    visibility: 'hidden',
    opacity: '0',
    transform: 'translateX(calc(8px * var(--dir)))',
    transitionDuration: '[182ms]',
  },
  '@media print, (scripting: none)': {
    display: 'block!',
    visibility: '[visible!]',
    opacity: '1!',
    transform: 'none!',
    marginBlock: '9',
  },
});
const headingStyle = css({ alignSelf: { lg: 'end' }, minWidth: '0' });
const pictureStyle = css({
  position: 'relative',
  contain: 'size',
  gridColumn: { lg: '2' },
  gridRow: { lg: '1 / 3' },
  minHeight: {
    base: '[clamp(120px, (656px - 100svh) * 999, 240px)]',
    lg: '[clamp(280px, 100svh - 300px, 540px)]',
  },
  marginInline: { base: '[calc(-1 * clamp(20px, -9.71px + 7.619vw, 100px))]', lg: '0' },
  overflow: 'clip',
  background: 'bg.shelf',
  borderRadius: { lg: 'card' },
  '@media (scripting: none)': { height: '[340px]', marginBlock: '5' },
  '@media print': { display: 'none!' },
});
const imageStyle = css({
  width: 'full',
  height: 'full',
  objectFit: 'cover',
  // While the section is far away, pictures of later slides are not loaded.
  '@media screen and (scripting: enabled)': { '[data-asleep]:not([data-current]) &': { display: 'none' } },
});
const featuresStyle = css({
  gridRow: { base: '4', lg: '2' },
  marginTop: { lg: '5' },
  alignSelf: 'start',
  minWidth: '0',
  '& li': {
    paddingBlock: { base: '[clamp(2px, 4svh - 24px, 5px)]', md: '[10px]', lg: '[clamp(9px, 1.5svh, 13px)]' },
    textStyle: { base: 'sm', md: 'body' },
    mdDown: { textWrap: 'pretty' },
  },
});
