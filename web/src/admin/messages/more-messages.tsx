import { css } from '#styles/css';
import { Button } from '../ui/button.tsx';
import { Notice } from '../ui/notice.tsx';
import { Spinner } from '../ui/spinner.tsx';
import { copy } from './copy.en.ts';
import { shownText } from './data/count-queries.ts';

interface MoreMessagesProps {
  shown: number;
  /** The number of all messages of the list; `undefined` if it is not known. */
  count: number | undefined;
  query: {
    hasNextPage: boolean;
    isFetchingNextPage: boolean;
    isFetchNextPageError: boolean;
    fetchNextPage: () => Promise<unknown>;
  };
  /** Called when the user asks for more messages, before these are loaded. */
  onAsk: () => void;
}

/** The number of listed messages, and the button for more. */
export function MoreMessages({ shown, count, query, onAsk }: MoreMessagesProps) {
  // A count that lags behind is not shown if all messages are listed.
  const isAgreed = query.hasNextPage || count === shown;
  const showMore = () => {
    if (query.isFetchingNextPage) return;
    onAsk();
    void query.fetchNextPage();
  };
  return (
    <div className={moreStyle}>
      <p role="status" className={shownStyle}>
        {shownText(shown, isAgreed ? count : undefined)}
      </p>
      {query.isFetchNextPageError && <Notice>{copy.notMore}</Notice>}
      {query.hasNextPage && (
        <Button variant="outline" size="s" aria-disabled={query.isFetchingNextPage} onClick={showMore}>
          {query.isFetchingNextPage && <Spinner />}
          {copy.showMore}
        </Button>
      )}
    </div>
  );
}

const moreStyle = css({
  display: 'grid',
  justifyItems: 'start',
  gap: '3',
  padding: { base: '4', md: '3.5' },
  borderTopWidth: '1px',
  borderColor: 'border.subtle',
});
const shownStyle = css({ textStyle: 'sm', color: 'fg.muted' });
