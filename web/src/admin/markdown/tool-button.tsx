import type { ComponentProps } from 'react';
import { css } from '#styles/css';

/** A button of the toolbar: an icon whose name shows after a moment under the pointer or with the focus. */
export function ToolButton(props: Omit<ComponentProps<'button'>, 'className'>) {
  return <button type="button" {...props} className={toolStyle} />;
}

const toolStyle = css({
  position: 'relative',
  display: 'inline-grid',
  placeItems: 'center',
  flex: '0 1 40px',
  width: '10',
  minWidth: '6',
  height: '10',
  borderRadius: 'control',
  color: 'fg.default',
  cursor: 'pointer',
  _hover: { background: 'bg.sunken' },
  '&[aria-disabled=true]': { color: 'fg.disabled', cursor: 'progress' },
  _focusVisible: { outlineOffset: '-3px' },
  '&::after': {
    content: 'attr(data-name) / ""',
    position: 'absolute',
    zIndex: 'floating',
    top: '[calc(100% + 4px)]',
    insetInlineStart: '0',
    paddingInline: '2',
    paddingBlock: '1',
    borderRadius: 'label',
    background: 'bg.ink',
    color: 'fg.onDark',
    textStyle: 'xs',
    whiteSpace: 'nowrap',
    pointerEvents: 'none',
    visibility: 'hidden',
  },
  '&:nth-of-type(n + 5)::after': { insetInlineStart: 'auto', insetInlineEnd: '0' },
  '&:is(:hover, :focus-visible)::after': {
    visibility: 'visible',
    transitionProperty: '[visibility]',
    transitionDelay: '700ms',
  },
});
