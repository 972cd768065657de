import type { ComponentProps } from 'react';
import { css } from '#styles/css';

/** A button of an icon alone; it needs an `aria-label`, and a tooltip that says the same. */
export function IconButton(props: Omit<ComponentProps<'button'>, 'className'>) {
  return <button type="button" {...props} className={iconStyle} />;
}

/** A link that looks like an {@link IconButton}. */
export function IconLink(props: Omit<ComponentProps<'a'>, 'className'>) {
  return <a {...props} className={iconStyle} />;
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
