import { chakra } from '@chakra-ui/react';

const base = {
  display: 'inline-grid',
  placeItems: 'center',
  width: { base: 'tap', md: '40px' },
  height: { base: 'tap', md: '40px' },
  borderRadius: 'control',
  color: 'fg.default',
  cursor: 'pointer',
  _hover: { background: 'bg.sunken' },
  '&[data-tone=danger]': { color: 'danger.solid', _hover: { background: 'danger.subtle' } },
} as const;

/** A button of an icon alone; it needs an `aria-label`, and a tooltip that says the same. */
export const IconButton = chakra('button', { base }, { defaultProps: { type: 'button' } });

/** A link that looks like an {@link IconButton}. */
export const IconLink = chakra('a', { base });
