import type { ComponentProps } from 'react';
import { css } from '#styles/css';

/** A button of an icon alone at the end of a field, which must stand in a box of its own; it needs an `aria-label`. */
export function FieldButton(props: Omit<ComponentProps<'button'>, 'className'>) {
  return <button type="button" {...props} className={fieldButtonStyle} />;
}

const fieldButtonStyle = css({
  position: 'absolute',
  insetInlineEnd: '0.75',
  top: '0.75',
  display: 'grid',
  placeItems: 'center',
  width: 'tap',
  height: 'tap',
  borderRadius: 'control',
  color: 'fg.muted',
  _hover: { color: 'fg.default' },
});
