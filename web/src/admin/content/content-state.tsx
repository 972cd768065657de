import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { ContentItem } from '#shared/content/item.ts';
import { css } from '#styles/css';
import { useArrival } from '../lib/use-arrival.ts';
import { Button } from '../ui/button.tsx';
import { EmptyPanel } from '../ui/empty-panel.tsx';
import { copy } from './copy.en.ts';

interface ContentStateProps {
  query: UseQueryResult<ContentItem[]>;
  children: (items: readonly ContentItem[]) => ReactNode;
}

/** Shows the stored content once it is there, and until then what keeps it. */
export function ContentState({ query: { data, isError, refetch }, children }: ContentStateProps) {
  const items = useArrival(data);
  if (items) return children(items);
  if (!isError) return <p role="status">{copy.loading}</p>;
  return (
    <EmptyPanel state="failed" title={copy.failedTitle} text={copy.failedText}>
      <Button variant="outline" size="s" className={css({ marginTop: '4' })} onClick={() => void refetch()}>
        {copy.tryAgain}
      </Button>
    </EmptyPanel>
  );
}
