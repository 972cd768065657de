import { useQueryClient } from '@tanstack/react-query';
import { RefreshCw, Rows2, Rows3 } from 'lucide-react';
import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { css } from '#styles/css';
import { Icon } from '#web/components/icon.tsx';
import { InternalLink } from '#web/components/navigation/internal-link.tsx';
import { useStore } from '#web/lib/store.ts';
import { Button } from '../ui/button.tsx';
import { IconButton } from '../ui/icon-button.tsx';
import { Spinner } from '../ui/spinner.tsx';
import { copy } from './copy.en.ts';
import { refreshInbox } from './data/message-cache.ts';
import { chooseDensity, density } from './density.ts';
import { inboxAddress, inboxHeadingId } from './inbox-view.ts';

interface ListPaneProps {
  title: string;
  /** Buttons beside the title. */
  actions?: ReactNode;
  children: ReactNode;
}

/** A list of the inbox with its heading. From 1280 px on it has its own scrolling. */
export function ListPane({ title, actions, children }: ListPaneProps) {
  return (
    <section aria-labelledby={inboxHeadingId} className={paneStyle}>
      <div className={rowStyle}>
        <h2 id={inboxHeadingId} tabIndex={-1} className={titleStyle}>
          {title}
        </h2>
        <div className={actionsStyle}>
          {actions}
          <DensityButton />
        </div>
      </div>
      <div className={bodyStyle}>{children}</div>
    </section>
  );
}

/** Switches between one and three lines of each message. */
function DensityButton() {
  const isFull = useStore(density, (chosen) => chosen === 'full');
  return (
    <IconButton
      tooltip={copy.moreLines}
      aria-label={copy.moreLines}
      aria-pressed={isFull}
      onClick={() => chooseDensity(isFull ? 'line' : 'full')}
    >
      <Icon of={isFull ? Rows3 : Rows2} size={18} />
    </IconButton>
  );
}

/** Placeholder rows while a list is being read. */
export function LoadingRows({ text = copy.loading }: { text?: string }) {
  return (
    <>
      <p role="status" className={loadingStyle}>
        {text}
      </p>
      {[1, 2, 3, 4].map((row) => (
        <div key={row} className={skeletonStyle} />
      ))}
    </>
  );
}

/** Links from one list of the inbox to another. */
export function InboxLink({ to, children }: { to: Parameters<typeof inboxAddress>[0]; children: ReactNode }) {
  return (
    <InternalLink to={inboxAddress(to)} className={linkStyle}>
      {children}
    </InternalLink>
  );
}

const paneStyle = css({
  display: 'flex',
  flexDirection: 'column',
  minWidth: '0',
  background: 'bg.canvas',
  borderColor: 'border.subtle',
  borderBlockWidth: '1px',
  marginInline: { base: '-4', md: '0' },
  borderInlineWidth: { md: '1px' },
  borderRadius: { md: 'card' },
  minHeight: { xl: '0' },
  overflow: { xl: 'hidden' },
  // A layer of its own, so that the browser does not go through the list again while a user types above it. Tooltips within it
  // still cover the message beside it.
  willChange: { xl: 'opacity' },
  zIndex: { xl: 'raised' },
});
const rowStyle = css({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '2',
  flex: 'none',
  minHeight: { base: 'tap', md: '9' },
  paddingInlineStart: { base: '4', md: '3.5' },
  paddingInlineEnd: '1',
  // The buttons are as high as the row.
  '& button': { minHeight: { md: '9' }, height: { md: '9' } },
  borderBottomWidth: '1px',
  borderColor: 'border.subtle',
});
const titleStyle = css({
  textStyle: 'sm',
  fontWeight: 'strong',
  outlineOffset: '-3px',
  whiteSpace: 'nowrap',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
});
const actionsStyle = css({
  display: 'flex',
  alignItems: 'center',
  gap: { base: '1', md: '2' },
  flex: 'none',
});
const bodyStyle = css({
  flex: '1',
  minHeight: { xl: '0' },
  overflowY: { xl: 'auto' },
  // The list of new messages has a sticky heading at its bottom, which must not cover rows that get the focus or are scrolled
  // to.
  scrollPaddingBottom: { xl: '10' },
});
/** A quiet sentence within a list. */
export const quietStyle = css({ padding: '4', textStyle: 'sm', color: 'fg.muted' });
const loadingStyle = css({ paddingInline: '3.5', paddingBlock: '1.5', textStyle: 'xs', color: 'fg.muted' });
const skeletonStyle = css({
  height: { base: '21', md: '16' },
  borderTopWidth: '1px',
  borderColor: 'border.subtle',
  backgroundImage: '[linear-gradient(token(colors.bg.sunken), token(colors.bg.sunken))]',
  backgroundSize: '[55% 14px]',
  backgroundPosition: '[20% 50%]',
  backgroundRepeat: 'no-repeat',
});
const linkStyle = css({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: 'tap',
  textStyle: 'sm',
  color: 'brand.fg',
  textDecoration: 'underline',
});

/** Reads the inbox again. If the button is removed while it has the focus, the list's heading gets the focus. */
export function RefreshButton({ label, isIcon }: { label: string; isIcon?: boolean }) {
  const queryClient = useQueryClient();
  const button = useRef<HTMLButtonElement>(null);
  const [state, setState] = useState<'idle' | 'busy' | 'refreshed'>('idle');
  useLayoutEffect(() => {
    const element = button.current;
    return () => {
      if (document.activeElement === element) document.getElementById(inboxHeadingId)?.focus();
    };
  }, []);
  const refresh = async () => {
    if (state === 'busy') return;
    setState('busy');
    setState((await refreshInbox(queryClient)) ? 'refreshed' : 'idle');
  };
  const icon = state === 'busy' ? <Spinner /> : <Icon of={RefreshCw} size={18} />;
  const given = { ref: button, 'aria-disabled': state === 'busy', onClick: () => void refresh() };
  return (
    <>
      {isIcon ? (
        <IconButton {...given} tooltip={label} aria-label={label}>
          {icon}
        </IconButton>
      ) : (
        <Button {...given} variant="outline" size={{ base: 's', md: 'xs' }}>
          {icon}
          {label}
        </Button>
      )}
      <Announcement>{state === 'refreshed' ? copy.refreshed : ''}</Announcement>
    </>
  );
}

/** A text for screen readers only, which they read out whenever it changes. */
function Announcement({ children }: { children: string }) {
  return (
    <p role="status" className={css({ srOnly: true })}>
      {children}
    </p>
  );
}
