import { type InfiniteData, isCancelledError, type QueryClient, type QueryKey } from '@tanstack/react-query';

/** One page of a list; `next` is the cursor of the page after it. */
export interface ReadPage<Item> {
  data: Item[];
  next: string | undefined;
}

/** The pages of a list that were read so far, newest first. */
export type ReadList<Item> = InfiniteData<ReadPage<Item>, string | undefined>;

interface Listed {
  id: string;
  createdAt: string;
}

interface HeadOptions<Item> {
  queryKey: QueryKey;
  readFirst: (signal: AbortSignal) => Promise<ReadPage<Item>>;
}

/**
 * Reads a list again after a change: only the first page, which has everything new; {@link withFreshHead} puts it before the
 * rest. If the first page cannot be read, reads all pages again. Never throws: the state of the query has the error.
 */
export async function readHead<Item extends Listed>(
  queryClient: QueryClient,
  { queryKey, readFirst }: HeadOptions<Item>,
): Promise<void> {
  const headKey = [...queryKey, 'head'];
  await queryClient.cancelQueries({ queryKey });
  try {
    const head = await queryClient.fetchQuery({
      queryKey: headKey,
      queryFn: ({ signal }) => readFirst(signal),
      staleTime: 0,
      gcTime: 0,
    });
    queryClient.setQueryData<ReadList<Item>>(queryKey, (read) => read && withFreshHead(read, head));
  } catch (error) {
    if (!isCancelledError(error)) await queryClient.invalidateQueries({ queryKey, exact: true });
  }
}

/**
 * Returns a list after its first page was read again: that page, followed by the older items that were read before. If the page
 * shares no item with them, only the page.
 */
export function withFreshHead<Item extends Listed>(
  read: ReadList<Item>,
  head: ReadPage<Item>,
): ReadList<Item> {
  const ids = new Set(head.data.map(({ id }) => id));
  const last = head.data.at(-1);
  const isConnected = read.pages.some(({ data }) => data.some(({ id }) => ids.has(id)));
  const follows = ({ id, createdAt }: Item) =>
    !ids.has(id) && last !== undefined && createdAt <= last.createdAt;
  const [first, ...rest] = read.pages.map((page) => ({ ...page, data: page.data.filter(follows) }));
  const isAllThereIs = head.next === undefined;
  if (!first || isAllThereIs || !isConnected) return { pages: [head], pageParams: [undefined] };
  const next = first.data.length > 0 ? first.next : head.next;
  return { ...read, pages: [{ data: [...head.data, ...first.data], next }, ...rest] };
}
