import { css } from '#styles/css';
import type { PageProps } from '#web/pages/page-props.ts';
import { FiguresRail, FirstFiguresNote, useFirstFigures } from './figures-rail.section.tsx';
import { Hero } from './hero.section.tsx';
import { LazySections } from './lazy-sections.tsx';

export default function HomePage({ copy, texts }: PageProps<typeof import('./copy.en.ts')>) {
  const figures = useFirstFigures(texts);
  return (
    <>
      <div className={firstScreenStyle}>
        <Hero copy={copy.hero} texts={texts} />
        <FiguresRail title={copy.figures} of={figures} />
      </div>
      <FirstFiguresNote of={figures} />
      <LazySections />
    </>
  );
}

/**
 * The hero and its figures fill the screen below the bar and the cookie banner, which gives the height of a shelf. On
 * most screens there are six shelves: the headline takes the middle four, and the record of what the bracket reads
 * (`HeroReading`) takes the last one. In low windows the headline takes three of four shelves, or two of three. Without
 * space beside the panel, the bracket reads one of its shelves. On phones, also in landscape (windows lower than 519
 * px), that shelf and one above share the space that the headline leaves, and the figures follow. If the cookie banner
 * leaves too little of a low window, first the figures and then the panel take their small form, until the visitor has
 * answered.
 */
const firstScreenStyle = css({
  '--figures-height': '193px',
  /** The height of the question below the button on phones. */
  '--question': '18px',
  '--text': 'calc(372px + var(--question))',
  '--pad-top': '26px',
  '--pad-bottom': '26px',
  /** The heights below the shelf that is read: `--label-zone` for the label, `--record` for the record of the reading. */
  '--label-zone': '44px',
  '--record': '154px',
  /**
   * `--window`: the height of the screen below the bars. `--screen`: the same without the figures, if they are on the
   * first screen.
   */
  '--window': '(100svh - 1px - var(--navigation-height) - var(--consent-height))',
  '--screen': 'var(--window)',
  '--hero': 'max(var(--text) + 84px + var(--label-zone) + var(--record), var(--screen))',
  /**
   * The height that the headline leaves for shelves: one above and one below it, or only the lower one if both would be
   * less than 48 px high.
   */
  '--free': 'calc(var(--hero) - var(--text) - var(--label-zone) - var(--record))',
  '--row': 'min(var(--free) / 2, max(0px, (var(--free) - 131px) * 1000))',
  '--shelf': 'var(--row)',
  '--section': 'calc(var(--row) * 4 / 3)',
  '--sections': '5',
  /**
   * How many sections of the wall are hidden before the panel. With few sections none are, so that the packs beside the
   * panel stay.
   */
  '--shift': '0',
  /** The heights of the shelves above and below the headline, and how many are hidden above it. */
  '--row-above': 'var(--row)',
  '--row-below': '0px',
  '--hidden': '0',
  /** How many shelves are hidden above the headline during the second and the third reading. */
  '--hidden-second': 'var(--hidden)',
  '--hidden-third': 'var(--hidden)',
  '@media (max-width: 599.98px), (max-width: 767.98px) and (min-height: 640.02px)': {
    '--shelf': 'calc(var(--free) - var(--row))',
  },
  '@media (max-width: 599.98px) and (min-height: 760px)': {
    ':root:not([data-consent]) &': { '--question': '0px' },
    // The headline is higher, so that the record of the reading still ends at the lower edge of the screen.
    '[data-consent] &': {
      '--question': '15px',
      '--text': 'calc(364px + var(--question))',
      '--pad-top': '18px',
    },
  },
  '@media (max-width: 767.98px) and (max-height: 599.98px)': { '--question': '0px' },
  _tall: {
    '--figures-height': { base: '120px', lg: '107px' },
    '--screen': '(var(--window) - var(--figures-height))',
    '--text': '380px',
    '--hero': 'max(var(--text), var(--screen))',
    // Shelves in whole pixels, so that the panel's rail and the wall's are aligned.
    '@supports (width: round(3px, 2px))': {
      '--hero': 'round(down, max(var(--text), var(--screen)), calc(var(--rows, 6) * 1px))',
    },
    '--row': 'calc(var(--hero) / var(--rows, 6))',
    '--row-above': 'var(--above-panel, var(--row))',
    '--row-below': 'var(--below, var(--row))',
    '--hidden': 'var(--rows-hidden, 0)',
    '--hidden-second': 'var(--rows-second, 0)',
    '--hidden-third': 'var(--rows-hidden, 0)',
    '--pad-top': 'var(--pad, calc(var(--row) * .3))',
    '--pad-bottom': 'var(--pad, calc(var(--row) * .3))',
  },
  '@media (min-width: 768px) and (max-width: 1023.98px) and (min-height: 900px)': {
    '--below': '0px',
    '--pad': 'calc(var(--row) * .18)',
  },
  // If a figure has a basis (`small`), the strip with the figures is two lines higher and the wall is lower.
  '@media (min-height: 701px)': {
    '&:has(small)': { '--figures-height': { base: '228px', md: '136px', lg: '143px', xl: '107px' } },
  },
  '@media (max-width: 599.98px) and (max-height: 700px)': {
    '--figures-height': '149px',
    '--text': 'calc(346px + var(--question))',
    '--pad-top': '20px',
    '--pad-bottom': '18px',
  },
  '@media (max-width: 359.98px) and (max-height: 700px)': {
    '--figures-height': '172px',
  },
  _low: {
    '--figures-height': { base: '78px', lg: '69px' },
    '--screen': 'var(--low-screen, (var(--window) - var(--figures-height)))',
    '--text': 'var(--low-text, 300px)',
    '--hero': 'max(var(--text), var(--screen))',
    '--pad-top': 'var(--low-pad, 16px)',
    '--pad-bottom': '12px',
    '--row': 'calc(var(--hero) / var(--rows, 4))',
    '@supports (width: round(3px, 2px))': {
      '--hero': 'round(down, max(var(--text), var(--screen)), calc(var(--rows, 4) * 1px))',
    },
    '--row-above': '0px',
    '--row-below': 'var(--row)',
    '--hidden': 'var(--low-hidden, 1)',
    '--hidden-second': 'var(--low-second, 2)',
    '--hidden-third': '1',
  },
  _shorterPhone: {
    '[data-consent] &': {
      '--text': 'calc(214px + var(--question))',
      '--pad-top': '20px',
      '--pad-bottom': '18px',
    },
  },
  '@media (min-width: 768px) and (max-height: 780px)': {
    '[data-consent] &': { '--pad': 'calc(var(--row) * .2)' },
  },
  _lowest: {
    '--low-text': '238px',
    '--low-pad': '12px',
    '--low-screen': 'var(--window)',
    '--rows': '3',
    '--sections': '3',
    '--shift': '2',
    '--low-hidden': '2',
    '--low-second': '3',
    '[data-consent] &': {
      '--figures-height': { base: '64px', lg: '56px' },
      '--low-screen': '(var(--window) - var(--figures-height))',
      '--rows': '4',
      '--low-hidden': '1',
      '--text': '112px',
      '--pad-top': '12px',
      '--pad-bottom': '10px',
      '--row-below': '0px',
      '--sections': '16',
    },
  },
  // If six shelves would be too low to read, the headline takes three of four here, too.
  '@media (min-width: 1152px) and (min-height: 640.02px) and (max-height: 740px)': {
    '--rows': '4',
    '--rows-hidden': '1',
    '--rows-second': '2',
    '--above-panel': '0px',
    '--pad': 'calc(var(--row) * .12)',
    '--title': '0.46',
    '--lead': '0.13',
    '--sections': '4',
    '--shift': '1',
  },
  '@media (min-width: 1024px) and (min-height: 640.02px) and (max-height: 820px)': {
    '[data-consent] &': {
      '--rows': '4',
      '--rows-hidden': '1',
      '--rows-second': '2',
      '--above-panel': '0px',
      '--pad': 'calc(var(--row) * .12)',
      '--title': '0.46',
      '--lead': '0.13',
    },
  },
  '@media (min-width: 1024px) and (max-width: 1151.98px) and (min-height: 640.02px) and (max-height: 820px)':
    {
      '[data-consent] &': { '--sections': '4', '--shift': '1' },
    },
  '@media (max-width: 1151.98px) and (min-height: 519px) and (max-height: 640px)': {
    '--sections': '4',
    '--shift': '1',
  },
});
