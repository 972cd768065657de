import type { ComponentProps } from 'react';
import { css } from '#styles/css';

/** A checkbox drawn as a switch. */
export function Switch(props: Omit<ComponentProps<'input'>, 'className' | 'type' | 'role'>) {
  // biome-ignore lint/a11y/useAriaPropsForRole: of a checkbox, `checked` is the state; the standard forbids `aria-checked` beside it
  return <input {...props} type="checkbox" role="switch" className={switchStyle} />;
}

const switchStyle = css({
  appearance: 'none',
  flexShrink: 0,
  position: 'relative',
  width: '11.5',
  height: '6.5',
  borderRadius: '[99px]',
  background: 'fg.placeholder',
  cursor: 'pointer',
  transitionProperty: '[background-color]',
  transitionDuration: 'hover',
  _checked: { background: 'brand.solid' },
  '&::before': {
    content: '""',
    position: 'absolute',
    top: '0.75',
    insetInlineStart: '0.75',
    width: '5',
    height: '5',
    borderRadius: 'round',
    background: 'bg.canvas',
    transitionProperty: '[inset-inline-start]',
    transitionDuration: 'hover',
  },
  '&:checked::before': { insetInlineStart: '[23px]' },
  '@media (forced-colors: active)': { appearance: 'auto' },
});
