import { infiniteQueryOptions } from '@tanstack/react-query';
import { findMessages } from '#shared/api/found-messages.ts';
import type { MessageFilter } from '#shared/messages/message-filter.ts';
import { callApiPage } from '#web/lib/api-client.ts';
import type { MessagePage } from '../data/message-pages.ts';
import { foundKey } from '../data/message-queries.ts';

/** So many pages that hold nothing are read in a row, before it is said that nothing was found so far. */
const pagesInARow = 5;

/** What a filter finds, page by page. Messages come meanwhile: whoever looks for the same again gets what there is then. */
export const foundQuery = (filter: MessageFilter) =>
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
