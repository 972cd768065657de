import { type ReactNode, useEffect } from 'react';
import type { Message } from '#shared/messages/message.ts';
import type { MessageFilter } from '#shared/messages/message-filter.ts';
import { css } from '#styles/css';
import { loadOnce, useLazy } from '#web/lib/loading/load-once.ts';
import { SelectionProvider, useSelection } from './selection.tsx';

const bulkBar = loadOnce(() => import('./bulk-bar.tsx'));

interface SelectableProps {
  messages: readonly Message[];
  /** The filter that finds all messages of the list. */
  filter: MessageFilter;
  /** The number of messages that the filter finds, if known. */
  total: number | undefined;
  /** True when the list has more than `messages`. */
  hasMore: boolean;
  children: ReactNode;
}

/** A list whose messages can be chosen. The bar of actions is loaded after the list. */
export function Selectable({ messages, children, ...list }: SelectableProps) {
  const [module, load] = useLazy(bulkBar);
  useEffect(() => {
    // Without the bar, messages can still be handled one by one.
    load().catch(() => {});
  }, [load]);
  return (
    <SelectionProvider messages={messages}>
      {module && <module.BulkBar messages={messages} {...list} />}
      <Choosing>{children}</Choosing>
    </SelectionProvider>
  );
}

/** Marks the list while something in it is chosen. */
function Choosing({ children }: { children: ReactNode }) {
  const isChoosing = (useSelection()?.ids.size ?? 0) > 0;
  return (
    <div data-choosing={isChoosing || undefined} className={choosingStyle}>
      {children}
    </div>
  );
}

// On a phone the bar covers the bottom of the window. This space below the list lets the last message scroll above it.
const choosingStyle = css({ '&[data-choosing]': { paddingBottom: { base: '28', md: '0' } } });
