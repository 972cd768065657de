const px = (pixels: number) => ({ value: `${pixels}px` });

/** The page's side margins: 20 px at 390 px, 100 px at 1440 px. */
export const gutter = 'clamp(20px, -9.71px + 7.619vw, 100px)';

const steps = {
  0: px(0),
  1: px(4),
  2: px(8),
  3: px(12),
  4: px(16),
  5: px(20),
  6: px(24),
  7: px(28),
  9: px(36),
  12: px(48),
  14: px(56),
  18: px(72),
  21: px(84),
  28: px(112),
};

/** Raw measures of the design. Spacing and sizes count in fours: `6` is 24 px. */
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
    tap: px(44),
    screen: { value: '100dvh' },
    container: px(1240),
    admin: px(1320),
    measure: { value: 'var(--measure)' },
    navigation: { value: 'var(--navigation-height)' },
    gutter: { value: gutter },
  },
  radii: { label: px(3), control: px(4), card: px(6), dialog: px(8) },
  shadows: {
    overlay: { value: '0 0 0 1px #D3DAD5, 0 24px 48px -20px rgba(11,43,48,.4)' },
    dialog: { value: '0 40px 80px -24px rgba(11,43,48,.65)' },
    rail: { value: '0 10px 16px -8px rgba(11,43,48,.2)' },
  },
  durations: { press: { value: '120ms' }, hover: { value: '180ms' }, dialog: { value: '260ms' } },
  easings: { standard: { value: 'cubic-bezier(.2,.8,.2,1)' } },
  zIndex: {
    sticky: { value: '10' },
    floating: { value: '20' },
    banner: { value: '30' },
    overlay: { value: '40' },
    toast: { value: '50' },
    skip: { value: '60' },
  },
};

/** Colour stops of a steel rail: hard stops, as light falls on a shelf edge. */
export const railBackground = 'linear-gradient(#fff 0 2px, #D6DED9 2px 81%, #B4C0B9 81%)';
