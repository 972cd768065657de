const grounds = { deep: 'bg.deep', ink: 'bg.ink', danger: 'danger.solid' } as const;

interface Theme {
  /** The value of a token, as CSS takes it. */
  token: (path: string) => string | undefined;
}

/**
 * Properties of our own. `ground` is a dark surface with all that follows from it: light text, and a focus outline that
 * stands out from it.
 */
export const utilities = {
  ground: {
    className: 'ground',
    values: Object.keys(grounds),
    transform: (ground: keyof typeof grounds, { token }: Theme) => ({
      background: token(`colors.${grounds[ground]}`),
      color: token('colors.fg.onDark'),
      '--focus': token('colors.focus.onDark'),
    }),
  },
};
