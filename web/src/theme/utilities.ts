const grounds = {
  deep: 'bg.deep',
  void: 'bg.void',
  ink: 'bg.ink',
  danger: 'danger.solid',
  canvas: 'bg.canvas',
} as const;

interface Theme {
  /** Returns the CSS value of a token. */
  token: (path: string) => string | undefined;
}

/**
 * Our own properties. `ground` is a surface with everything that depends on it: light text on a dark one, and a visible
 * focus outline. `canvas` is a light surface within a dark one.
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
