import { useQuery } from '@tanstack/react-query';
import { css } from '#styles/css';
import { Badge } from '../ui/badge.tsx';
import { copy } from './copy.en.ts';
import { countText } from './message-facts.ts';
import { messageCountsQuery } from './message-queries.ts';

/** How many messages wait, beside the tab's label; nothing when none does. */
export function NewMessagesBadge() {
  const { data } = useQuery(messageCountsQuery);
  if (!data?.new) return null;
  return (
    <Badge tone="danger">
      {countText(data.new)}
      <span className={css({ srOnly: true })}>{copy.newCount}</span>
    </Badge>
  );
}
