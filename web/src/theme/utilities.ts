const grounds = {
  deep: 'bg.deep',
  void: 'bg.void',
  ink: 'bg.ink',
  danger: 'danger.solid',
  canvas: 'bg.canvas',
} as const;

interface Theme {
  /** The value of a token, as CSS takes it. */
  token: (path: string) => string | undefined;
}

/**
 * Properties of our own. `ground` is a surface with all that follows from it: light text on a dark one, and a focus
 * outline that stands out from it. `canvas` is for what is light within a dark one.
 */
export const utilities = {
  ground: {
    className: 'ground',
    values: Object.keys(grounds),
    transform: (ground: keyof typeof grounds, { token }: Theme) => ({
      background: token(`colors.${grounds[ground]}`),
      color: token(ground === 'canvas' ? 'colors.fg.default' : 'colors.fg.onDark'),
      '--focus': token(ground === 'canvas' ? 'colors.focus.onLight' : 'colors.focus.onDark'),
    }),
  },
};
