import * as RadixTooltip from '@radix-ui/react-tooltip';
import type { CSSProperties } from 'react';
import { css } from '#styles/css';

interface TooltipBubbleProps {
  text: string;
  /** The position on the screen of the element that the tooltip belongs to. */
  place: DOMRect;
  onClose: () => void;
}

/** A tooltip at a place on the screen, until it is closed or Escape is pressed. */
export function TooltipBubble({ text, place, onClose }: TooltipBubbleProps) {
  const { left, top, width, height } = place;
  return (
    <RadixTooltip.Provider>
      <RadixTooltip.Root open onOpenChange={(open) => open || onClose()}>
        <RadixTooltip.Trigger asChild>
          <span
            aria-hidden="true"
            className={placeStyle}
            style={{ left, top, width, height } as CSSProperties}
          />
        </RadixTooltip.Trigger>
        <RadixTooltip.Content sideOffset={4} collisionPadding={8} className={bubbleStyle} data-bubble="">
          {text}
        </RadixTooltip.Content>
      </RadixTooltip.Root>
    </RadixTooltip.Provider>
  );
}

const placeStyle = css({ position: 'fixed', pointerEvents: 'none' });
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
