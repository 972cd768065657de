import { gutter } from '../tokens.ts';

/** The page's measure: 1240 px at most, with the side margins of the design. */
export const container = {
  className: 'container',
  base: {
    width: 'full',
    maxWidth: `calc(1240px + 2 * ${gutter})`,
    marginInline: 'auto',
    paddingInline: 'gutter',
  },
} as const;
