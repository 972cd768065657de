import { X } from 'lucide-react';
import { type MouseEvent, useState } from 'react';
import { css } from '#styles/css';
import { chatDialogId } from './chat-dialog.tsx';

const storageKey = 'help-bubble';

interface HelpBubbleProps {
  copy: {
    needHelp: string;
    /** Label of the button that closes the bubble. */
    dismiss: string;
  };
  onOpen: (event: MouseEvent) => void;
}

/**
 * Explains the button beside it, until it is permanently closed. It is shown only where the page has space: in the bar
 * on tablets, and in the margin of wide screens, over the button or beside it.
 */
export function HelpBubble({ copy, onOpen }: HelpBubbleProps) {
  const [away, setAway] = useState(wasPutAway);
  if (away) return null;
  const putAway = () => {
    setAway(true);
    try {
      localStorage.setItem(storageKey, 'away');
    } catch {
      // If storage is blocked, the bubble stays closed on this page only.
    }
  };
  return (
    <div className={bubbleStyle}>
      <button type="button" popoverTarget={chatDialogId} className={textStyle} onClick={onOpen}>
        {copy.needHelp}
      </button>
      <button type="button" aria-label={copy.dismiss} className={dismissStyle} onClick={putAway}>
        <X size={14} strokeWidth={2} aria-hidden="true" />
      </button>
    </div>
  );
}

function wasPutAway(): boolean {
  try {
    return localStorage.getItem(storageKey) !== null;
  } catch {
    return false;
  }
}

const bubbleStyle = css({
  display: { base: 'none', md: 'flex', lg: 'none', xl: 'flex' },
  alignItems: 'center',
  marginInlineEnd: { md: '2', lg: '0' },
  background: 'bg.canvas',
  color: 'fg.default',
  borderRadius: 'card',
  textStyle: 'buttonXs',
  lg: {
    flexDirection: 'column-reverse',
    width: '[calc(100% - 8px)]',
    maxWidth: '21',
    boxShadow: 'overlay',
    textStyle: 'xs',
    fontWeight: 'strong',
  },
  '@media (min-width: 1840px)': {
    position: 'absolute',
    bottom: '1.5',
    insetInlineEnd: '[calc(100% - 12px)]',
    flexDirection: 'row',
    width: 'auto',
    maxWidth: 'none',
    whiteSpace: 'nowrap',
    textStyle: 'buttonXs',
  },
});
const textStyle = css({
  minHeight: { base: 'tap', lg: '6' },
  paddingInlineStart: { base: '3', lg: '1' },
  paddingInlineEnd: { lg: '1' },
  paddingBottom: { lg: '2' },
  '@media (min-width: 1840px)': { minHeight: 'tap', paddingInlineStart: '4', paddingBottom: '0' },
});
const dismissStyle = css({
  display: 'grid',
  placeItems: 'center',
  minWidth: '8',
  minHeight: { base: 'tap', lg: '6' },
  color: 'fg.muted',
  borderRadius: 'control',
  lg: { width: 'full' },
  '@media (min-width: 1840px)': { width: '8', minHeight: 'tap' },
  _hover: { color: 'fg.default' },
});
