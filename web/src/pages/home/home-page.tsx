import { css } from '#styles/css';
import type { PageProps } from '../page-props.ts';
import { FiguresRail } from './figures-rail.section.tsx';
import { Hero } from './hero.section.tsx';
import { LazySections } from './lazy-sections.tsx';

export default function HomePage({ copy, texts }: PageProps<typeof import('./copy.en.ts')>) {
  return (
    <>
      <div className={firstScreenStyle}>
        <Hero copy={copy.hero} texts={texts} />
        <FiguresRail title={copy.figures} texts={texts} />
      </div>
      <LazySections />
    </>
  );
}

/**
 * The hero and its figures fill what the bar and the cookie banner leave of the first screen. A shelf of the hero is as
 * high as that allows: six on most screens, of which the headline takes the middle four; in low windows those four alone;
 * on phones one or two, with what the headline does not need. Where the cookie banner leaves too little of a low window,
 * first the figures and then the headline's panel take their small form, until the visitor has answered.
 */
const firstScreenStyle = css({
  '--figures-height': '193px',
  '--text': '380px',
  '--pad-top': '32px',
  /** The tagline's label: its least height, and how much of it stands out over the panel, as far as there is a shelf. */
  '--label': '36px',
  '--label-out': 'min(18px, var(--row))',
  '--pad-bottom': '24px',
  /** What the bars and the figures leave of the screen. */
  '--screen': '(100svh - 1px - var(--navigation-height) - var(--consent-height) - var(--figures-height))',
  '--hero': 'max(var(--text), var(--screen))',
  /** What the headline leaves of the height: two shelves, one above and one below it, or one above, or none. None is under 48 px. */
  '--free': 'calc(var(--hero) - var(--text))',
  '--two': 'min(var(--hero) / 6, var(--free) / 2, max(0px, (var(--free) - 96px) * 1000))',
  '--one':
    'min(var(--hero) / 5, var(--free), max(0px, (var(--free) - 47px) * 1000), max(0px, (96px - var(--free)) * 1000))',
  '--row': 'max(0px, var(--two), var(--one))',
  '--section': 'calc(var(--row) * 4 / 3)',
  '--sections': '5',
  /** The heights of the shelves above and below the headline, and how many are out of sight above it. */
  '--row-above': 'var(--row)',
  '--row-below': 'max(0px, var(--two))',
  '--hidden': '0',
  '@media (min-width: 768px) and (min-height: 640.02px)': {
    '--figures-height': { base: '120px', lg: '107px' },
    // Shelves of whole pixels, so that the panel's rail and the wall's are one line.
    '@supports (width: round(3px, 2px))': { '--hero': 'round(down, max(var(--text), var(--screen)), 6px)' },
    '--row': 'calc(var(--hero) / 6)',
    '--row-below': 'var(--row)',
    '--pad-top': 'calc(var(--row) * .3)',
    '--pad-bottom': 'calc(var(--row) * .3)',
  },
  // With the basis of a figure in it, the rail takes from the wall what two more lines need.
  '@media (min-height: 701px)': {
    '&:has(small)': { '--figures-height': { base: '228px', md: '136px', lg: '143px', xl: '107px' } },
  },
  '@media (max-width: 599.98px) and (max-height: 700px)': {
    '--figures-height': '149px',
    '--text': '350px',
    '--pad-top': '30px',
    '--pad-bottom': '18px',
    '--two': '0px',
    '--one': 'min(var(--hero) / 5, var(--free), max(0px, (var(--free) - 47px) * 1000))',
  },
  '@media (max-width: 359.98px) and (max-height: 700px)': {
    '--figures-height': '172px',
    '--text': '330px',
  },
  '@media (min-width: 600px) and (max-height: 640px)': {
    '--figures-height': { base: '78px', lg: '69px' },
    '--text': '240px',
    '--pad-top': '34px',
    '--pad-bottom': '12px',
    '--label': '30px',
    '--label-out': '0px',
    '--row': 'calc(var(--hero) / 4)',
    '--row-above': '0px',
    '--row-below': '0px',
    '--hidden': '1',
  },
  '@media (min-width: 600px) and (max-height: 640px) and (max-width: 1023.98px)': { '--sections': '6' },
  '@media (max-width: 599.98px) and (max-height: 801.98px), (max-width: 767.98px) and (min-height: 640.02px) and (max-height: 801.98px)':
    {
      '[data-consent] &': { '--figures-height': '113px' },
    },
  '@media (max-width: 599.98px) and (max-height: 720.98px), (max-width: 767.98px) and (min-height: 640.02px) and (max-height: 720.98px)':
    {
      '[data-consent] &': { '--text': '214px', '--pad-top': '30px', '--pad-bottom': '18px' },
    },
  '@media (min-width: 600px) and (max-height: 518.98px)': {
    '[data-consent] &': {
      '--figures-height': { base: '64px', lg: '56px' },
      '--text': '112px',
      '--pad-top': '34px',
      '--pad-bottom': '10px',
      '--sections': '16',
    },
  },
});
