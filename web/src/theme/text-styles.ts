const style = (name: string, fontWeight: string, heading = false) => ({
  value: {
    fontSize: `var(--${name})`,
    lineHeight: `var(--${name}-lh)`,
    fontWeight,
    ...(heading && { letterSpacing: 'var(--trk)', fontStretch: 'var(--stretch)' }),
  },
});

/**
 * Type by role. Size, line height and weight come from the language's variables, so components need no code per
 * language.
 */
export const textStyles = {
  display: style('display', 'var(--w-heading)', true),
  h1: style('h1', 'var(--w-heading)', true),
  h2: style('h2', 'var(--w-heading)', true),
  h3: style('h3', 'var(--w-heading)', true),
  h4: style('h4', 'var(--w-h4)', true),
  figure: style('figure', 'var(--w-heading)', true),
  lead: style('lead', '400'),
  body: style('body', '400'),
  sm: style('sm', 'var(--w-sm)'),
  xs: style('xs', '400'),
  button: style('btn', 'var(--w-strong)'),
  buttonSm: style('btn-sm', 'var(--w-strong)'),
  buttonXs: style('btn-xs', 'var(--w-strong)'),
};

/** Returns a length that grows with the window from its size at 390 px to its size at 1440 px. */
function fluid(small: number, large: number): string {
  const slope = (large - small) / (1440 - 390);
  const start = small - slope * 390;
  return `clamp(${small}px, ${start.toFixed(2)}px + ${(slope * 100).toFixed(3)}vw, ${large}px)`;
}

const size = (name: string, small: number, large: number, lineHeight: number) => ({
  [`--${name}`]: small === large ? `${large}px` : fluid(small, large),
  [`--${name}-lh`]: String(lineHeight),
});

/** The variables behind {@link textStyles} for English, set in Archivo. */
export const latinType = {
  '--ff':
    "'Archivo', 'Archivo Fallback', 'Archivo Fallback Roboto', 'Archivo Fallback DejaVu', Arial, sans-serif",
  // Archivo's space is narrow: at the sizes of text two words look like one where glyphs snap to pixels.
  '--word-spacing': '.055em',
  '--trk': '-0.022em',
  '--stretch': '108%',
  '--hero-scale': '1',
  '--measure': '33em',
  '--w-sm': '400',
  '--w-heading': '620',
  '--w-h4': '620',
  '--w-strong': '600',
  ...size('display', 46, 79, 1.02),
  ...size('h1', 40, 64, 1.04),
  ...size('h2', 34, 50, 1.08),
  ...size('h3', 23, 27, 1.2),
  ...size('h4', 20, 20, 1.35),
  ...size('figure', 60, 92, 1),
  ...size('lead', 18, 20, 1.5),
  ...size('body', 16.5, 17, 1.6),
  ...size('sm', 15, 15, 1.5),
  ...size('xs', 13, 13, 1.4),
  ...size('btn', 17, 17, 1.2),
  ...size('btn-sm', 15.5, 15.5, 1.2),
  ...size('btn-xs', 14, 14, 1.2),
};

/** The variables behind {@link textStyles} for Arabic, set in Alexandria: looser leading, never letter-spaced. */
export const arabicType = {
  '--ff':
    "'Alexandria', 'Alexandria Fallback', 'Alexandria Fallback Roboto', 'Alexandria Fallback DejaVu', Tahoma, sans-serif",
  '--word-spacing': 'normal',
  '--trk': '0',
  '--stretch': '100%',
  '--hero-scale': '.84',
  '--measure': '36em',
  '--w-sm': '420',
  '--w-heading': '580',
  '--w-h4': '560',
  '--w-strong': '540',
  ...size('display', 40, 68, 1.4),
  ...size('h1', 36, 56, 1.38),
  ...size('h2', 30, 43, 1.38),
  ...size('h3', 22, 25, 1.5),
  ...size('h4', 19, 19, 1.6),
  ...size('figure', 52, 76, 1.35),
  ...size('lead', 17, 19, 1.85),
  ...size('body', 16, 16.5, 1.9),
  ...size('sm', 15, 15, 1.8),
  ...size('xs', 13, 13, 1.65),
  ...size('btn', 16, 16, 1.4),
  ...size('btn-sm', 15, 15, 1.4),
  ...size('btn-xs', 14, 14, 1.4),
};
