import { infiniteQueryOptions, useInfiniteQuery, useMutation } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { findMessages } from '#shared/api/messages/messages.ts';
import type { Message } from '#shared/messages/message.ts';
import type { MessageFilter } from '#shared/messages/message-filter.ts';
import { css } from '#styles/css';
import { useUser } from '#web/admin/lib/signed-in.ts';
import { Button } from '#web/admin/ui/button.tsx';
import { Spinner } from '#web/admin/ui/spinner.tsx';
import { Icon } from '#web/components/icon.tsx';
import { callApiPage } from '#web/lib/api-client.ts';
import type { MessagePage } from '../data/message-pages.ts';
import { foundKey } from '../data/message-queries.ts';
import { ListPane } from '../inbox-head.tsx';
import { copy } from './copy.en.ts';
import { downloadFoundMutation } from './download-found.ts';
import { requestOf, useFoundFilter } from './found-filter.ts';
import { FoundList } from './found-list.tsx';

/** The messages found by the filter in the URL. */
export function FoundView({ onRead }: { onRead: (message: Message) => void }) {
  const { filter } = useFoundFilter();
  const reader = useUser()?.username;
  const request = requestOf(filter, reader);
  const isKnown = filter.assignee !== 'mine' || reader !== undefined;
  const query = useInfiniteQuery({ ...foundQuery(request), enabled: isKnown });
  return (
    <ListPane
      title={copy.title}
      actions={query.data && query.data.length > 0 && <DownloadButton filter={request} />}
    >
      <p role="status" className={countStyle}>
        {query.data && (query.hasNextPage ? copy.atLeast : copy.count)(query.data.length)}
      </p>
      <FoundList query={query} filter={request} onRead={onRead} />
    </ListPane>
  );
}

const countStyle = css({
  textStyle: 'xs',
  color: 'fg.muted',
  paddingInline: { base: '4', md: '3.5' },
  paddingBlock: '1.5',
  borderBottomWidth: '1px',
  borderColor: 'border.subtle',
  _empty: { display: 'none' },
});

/** How many empty pages are read in a row before the list says that nothing was found so far. */
const pagesInARow = 5;

/**
 * The messages that a filter finds, page by page. The same filter is read again each time, because messages arrive meanwhile.
 */
const foundQuery = (filter: MessageFilter) =>
  infiniteQueryOptions({
    queryKey: [...foundKey, filter],
    queryFn: async ({ pageParam, signal }): Promise<MessagePage> => {
      const read = (cursor: string | undefined) =>
        callApiPage(findMessages, { body: { ...filter, cursor }, signal });
      let page = await read(pageParam);
      for (let count = 1; count < pagesInARow && page.data.length === 0 && page.next; count++) {
        page = await read(page.next);
      }
      return page;
    },
    staleTime: 0,
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => page.next,
    select: ({ pages }) => {
      const messages = new Map(pages.flatMap(({ data }) => data).map((message) => [message.id, message]));
      return [...messages.values()];
    },
  });

/** Saves all messages that a filter finds as a file for spreadsheets. */
function DownloadButton({ filter }: { filter: MessageFilter }) {
  const { mutate, isPending } = useMutation(downloadFoundMutation);
  return (
    <Button
      variant="outline"
      size={{ base: 's', md: 'xs' }}
      aria-disabled={isPending}
      onClick={() => isPending || mutate(filter)}
    >
      {isPending ? <Spinner /> : <Icon of={Download} size={18} />}
      {isPending ? copy.downloading : copy.download}
    </Button>
  );
}
