const px = (pixels: number) => ({ value: `${pixels}px` });

/** The page's side margins: 20 px at 390 px, 100 px at 1440 px. */
export const gutter = 'clamp(20px, -9.71px + 7.619vw, 100px)';

const quarters = [
  0, 0.25, 0.5, 0.75, 1, 1.25, 1.5, 1.75, 2, 2.5, 2.75, 3, 3.5, 3.75, 4, 5, 5.5, 6, 6.5, 7, 7.5, 8, 8.5, 9,
  10, 11.5, 12, 13, 14, 15, 16, 18, 21, 25, 28,
];
const steps = Object.fromEntries(quarters.map((step) => [step, px(step * 4)]));

/** Raw measures of the design. Spacing and sizes count in fours: `6` is 24 px, `1.5` is 6 px. */
export const tokens = {
  fonts: { heading: { value: 'var(--ff)' }, body: { value: 'var(--ff)' } },
  fontWeights: {
    normal: { value: '400' },
    medium: { value: '500' },
    strong: { value: 'var(--w-strong)' },
    heading: { value: 'var(--w-heading)' },
  },
  spacing: {
    ...steps,
    auto: { value: 'auto' },
    gutter: { value: gutter },
    section: { value: 'clamp(64px, 7.8vw, 112px)' },
  },
  sizes: {
    ...steps,
    full: { value: '100%' },
    auto: { value: 'auto' },
    fit: { value: 'fit-content' },
    none: { value: 'none' },
    tap: px(44),
    screen: { value: '100dvh' },
    /** As high as a line of the text around it. */
    line: { value: '1lh' },
    /** Half of the container's width. */
    column: px(560),
    container: px(1240),
    admin: px(1320),
    measure: { value: 'var(--measure)' },
    /** The maximum width of a dialog with one question. */
    question: px(480),
    /** The maximum width of a dialog with two columns or with pictures. */
    wideDialog: px(900),
    qrCode: px(200),
    /** The maximum width of a search box. */
    search: px(440),
    /** The minimum width of a sentence beside buttons. */
    words: { value: '12em' },
    /** The maximum width of a sentence or two under a title. */
    blurb: { value: '34em' },
    navigation: { value: 'var(--navigation-height)' },
    gutter: { value: gutter },
  },
  radii: { none: px(0), label: px(3), control: px(4), card: px(6), dialog: px(8), round: { value: '50%' } },
  shadows: {
    overlay: { value: '0 0 0 1px #D3DAD5, 0 24px 48px -20px rgba(11,43,48,.4)' },
    dialog: { value: '0 40px 80px -24px rgba(11,43,48,.65)' },
    rail: { value: '0 10px 16px -8px rgba(11,43,48,.2)' },
    none: { value: 'none' },
  },
  /**
   * Gradients that look like steel shelf rails: colours change without a transition. `wallRail` continues the rails in the
   * hero's drawing of the wall.
   */
  gradients: {
    rail: { value: 'linear-gradient(#fff 0 2px, #D6DED9 2px 81%, #B4C0B9 81%)' },
    wallRail: { value: 'linear-gradient(#fff 0 15%, #DDE3DF 15% 85%, #B5BAB7 85%)' },
  },
  durations: { press: { value: '120ms' }, hover: { value: '180ms' }, dialog: { value: '260ms' } },
  easings: { standard: { value: 'cubic-bezier(.2,.8,.2,1)' } },
  zIndex: {
    raised: { value: '1' },
    sticky: { value: '10' },
    floating: { value: '20' },
    banner: { value: '30' },
    overlay: { value: '40' },
    toast: { value: '50' },
    skip: { value: '60' },
  },
};
