import { useQuery } from '@tanstack/react-query';
import { css } from '#styles/css';
import { Badge } from '#web/admin/ui/badge.tsx';
import { useHydrated } from '#web/lib/hooks/use-hydrated.ts';
import { copy } from '../copy.en.ts';
import { countText, liveCountsQuery } from '../data/count-queries.ts';

/** Returns the number of new messages as a prefix of the screen's title: `(3) `; empty if there are none. */
export function useWaitingPrefix(): string {
  const { data } = useQuery({ ...liveCountsQuery, enabled: useHydrated() });
  return data?.new ? `(${countText(data.new)}) ` : '';
}

/** The number of new messages, beside the tab's label; nothing if there are none. */
export function NewMessagesBadge() {
  const { data } = useQuery(liveCountsQuery);
  if (!data?.new) return null;
  return (
    <Badge tone="danger">
      {countText(data.new)}
      <span className={css({ srOnly: true })}>{copy.newCount}</span>
    </Badge>
  );
}
