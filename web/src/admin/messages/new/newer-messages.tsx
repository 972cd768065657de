import { useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query';
import { ArrowUp } from 'lucide-react';
import { useLayoutEffect, useRef } from 'react';
import { newerLimit } from '#shared/messages/counts.ts';
import { Button } from '#web/admin/ui/button.tsx';
import { Icon } from '#web/components/icon.tsx';
import { copy } from '../copy.en.ts';
import { messageCountsQuery } from '../data/count-queries.ts';
import { readNewHead } from '../data/message-cache.ts';
import { newMessagesQuery } from '../data/message-queries.ts';
import { inboxHeadingId } from '../inbox-view.ts';

/** Returns how many new messages arrived that the list does not show, as far as that is known. */
function useNewerCount(): number {
  const { data: messages } = useInfiniteQuery(newMessagesQuery);
  const { data: counts } = useQuery(messageCountsQuery);
  if (!messages || !counts) return 0;
  const [newest] = messages;
  if (!newest) return counts.areNoneListed ? Math.min(counts.new, newerLimit) : 0;
  return counts.newerThan === newest.createdAt ? (counts.newer ?? 0) : 0;
}

/**
 * Announces messages that arrived since the list was read, and adds them on request, so that nothing moves
 * unexpectedly.
 */
export function NewerMessages() {
  const count = useNewerCount();
  return <div role="status">{count > 0 && <NewerButton count={count} />}</div>;
}

function NewerButton({ count }: { count: number }) {
  const queryClient = useQueryClient();
  const button = useRef<HTMLButtonElement>(null);
  // The first new message replaces the button, and gets its focus.
  useLayoutEffect(() => {
    const element = button.current;
    return () => {
      if (document.activeElement === element) setTimeout(focusFirst);
    };
  }, []);
  return (
    <Button
      ref={button}
      variant="outline"
      size={{ base: 's', md: 'xs' }}
      onClick={() => void readNewHead(queryClient)}
    >
      <Icon of={ArrowUp} size={18} />
      {copy.newer(count, count === newerLimit)}
    </Button>
  );
}

function focusFirst(): void {
  const first = document.querySelector<HTMLElement>(
    `[aria-labelledby="${inboxHeadingId}"] [data-message] h3`,
  );
  (first ?? document.getElementById(inboxHeadingId))?.focus({ preventScroll: true });
}
