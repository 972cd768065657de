import { useQuery } from '@tanstack/react-query';
import { css } from '#styles/css';
import { Badge } from '#web/admin/ui/badge.tsx';
import { useHydrated } from '#web/lib/use-hydrated.ts';
import { copy } from '../copy.en.ts';
import { countText, liveCountsQuery } from '../data/count-queries.ts';

/** How many messages wait, before the name of the screen: `(3) `; nothing when none does. */
export function useWaitingPrefix(): string {
  const { data } = useQuery({ ...liveCountsQuery, enabled: useHydrated() });
  return data?.new ? `(${countText(data.new)}) ` : '';
}

/** How many messages wait, beside the tab's label; nothing when none does. */
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
