import type { ComponentProps } from 'react';
import { css } from '#styles/css';

interface Named {
  /** Says what the button does. Shown as a tooltip within a `TooltipGroup`. */
  tooltip: string;
  /** Accessible name: the action of the button, and its object. */
  'aria-label': string;
}

type IconButtonProps = Omit<ComponentProps<'button'>, 'className'> & Named;

/** A button with only an icon. */
export function IconButton({ tooltip, ...props }: IconButtonProps) {
  return <button type="button" data-tooltip={tooltip} {...props} className={iconStyle} />;
}

/** A link that looks like an {@link IconButton}. */
export function IconLink({ tooltip, ...props }: Omit<ComponentProps<'a'>, 'className'> & Named) {
  return <a data-tooltip={tooltip} {...props} className={iconStyle} />;
}

const iconStyle = css({
  display: 'inline-grid',
  placeItems: 'center',
  width: { base: 'tap', md: '10' },
  height: { base: 'tap', md: '10' },
  borderRadius: 'control',
  color: 'fg.default',
  cursor: 'pointer',
  _hover: { background: 'bg.sunken' },
  '&[data-tone=danger]': { color: 'danger.solid', _hover: { background: 'danger.subtle' } },
});
