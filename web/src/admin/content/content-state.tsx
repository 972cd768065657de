import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { ContentItem } from '#shared/content/item.ts';
import { EmptyState } from '#web/components/feedback/empty-state.tsx';
import { useArrival } from '../lib/use-arrival.ts';
import { Button } from '../ui/button.tsx';
import { copy } from './copy.en.ts';

interface ContentStateProps {
  query: UseQueryResult<ContentItem[]>;
  children: (items: readonly ContentItem[]) => ReactNode;
}

/** Renders the stored content. Until it has been read, renders that it is loading or cannot be loaded. */
export function ContentState({ query: { data, isError, refetch }, children }: ContentStateProps) {
  const items = useArrival(data);
  if (items) return children(items);
  if (!isError) return <p role="status">{copy.loading}</p>;
  return (
    <EmptyState compact state="failed" title={copy.failedTitle} text={copy.failedText}>
      <Button variant="outline" size="s" onClick={() => void refetch()}>
        {copy.tryAgain}
      </Button>
    </EmptyState>
  );
}
