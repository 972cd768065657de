import type { ComponentProps } from 'react';
import { css } from '#styles/css';

/**
 * An icon button at the end of a field. The two need a positioned container of their own, and the button an
 * `aria-label`.
 */
export function FieldButton(props: Omit<ComponentProps<'button'>, 'className'>) {
  return <button type="button" {...props} className={fieldButtonStyle} />;
}

const fieldButtonStyle = css({
  position: 'absolute',
  insetInlineEnd: '0.75',
  insetBlock: '0',
  marginBlock: 'auto',
  display: 'grid',
  placeItems: 'center',
  width: 'tap',
  height: 'tap',
  borderRadius: 'control',
  color: 'fg.muted',
  _hover: { color: 'fg.default' },
});
