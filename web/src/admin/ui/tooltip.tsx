import * as RadixTooltip from '@radix-ui/react-tooltip';
import type { ReactElement, ReactNode } from 'react';
import { css } from '#styles/css';

/** Tooltips within it share their delays: the first opens after 700 ms, the next at once within 300 ms. */
export function TooltipGroup({ children }: { children: ReactNode }) {
  return (
    <RadixTooltip.Provider delayDuration={700} skipDelayDuration={300}>
      {children}
    </RadixTooltip.Provider>
  );
}

/** Names its child, a button or link of an icon alone, to who points at it or reaches it with the keyboard. */
export function Tooltip({ text, children }: { text: string; children: ReactElement }) {
  return (
    <RadixTooltip.Root>
      <RadixTooltip.Trigger asChild>{children}</RadixTooltip.Trigger>
      <RadixTooltip.Content sideOffset={4} collisionPadding={8} className={bubbleStyle}>
        {text}
      </RadixTooltip.Content>
    </RadixTooltip.Root>
  );
}

const bubbleStyle = css({
  zIndex: 'overlay',
  maxWidth: '[280px]',
  paddingInline: '3',
  paddingBlock: '1.5',
  borderRadius: 'label',
  background: 'bg.ink',
  color: 'fg.onDark',
  textStyle: 'xs',
});
