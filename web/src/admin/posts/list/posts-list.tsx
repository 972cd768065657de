import { useInfiniteQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { css } from '#styles/css';
import { useArrival } from '#web/admin/lib/use-arrival.ts';
import { Button } from '#web/admin/ui/button.tsx';
import { Notice } from '#web/admin/ui/notice.tsx';
import { Spinner } from '#web/admin/ui/spinner.tsx';
import { EmptyState } from '#web/components/feedback/empty-state.tsx';
import { copy } from '../copy.en.ts';
import type { PostRecord } from '../editor/post-drafts.ts';
import type { PostDefinition } from '../post-definition.ts';
import { postsQuery } from '../post-queries.ts';
import { rowTitleId } from './post-row.tsx';
import { PostTable } from './post-table.tsx';

interface PostsListProps {
  definition: PostDefinition;
  /** Id of the post that is about to be edited. */
  openingId: string | undefined;
  onAdd: () => void;
  onEdit: (post: PostRecord) => void;
  onDelete: (post: PostRecord) => void;
}

/** The posts that were read so far, or what is the matter with them. */
export function PostsList({ definition, onAdd, ...actions }: PostsListProps) {
  const { data, isError, isRefetchError, refetch } = useInfiniteQuery(postsQuery(definition.kind));
  const posts = useArrival(data);
  const texts = copy.kinds[definition.kind];
  const tryAgain = (
    <Button variant="outline" size="s" onClick={() => void refetch()}>
      {copy.tryAgain}
    </Button>
  );
  if (!posts) {
    if (!isError) return <p role="status">{texts.loading}</p>;
    return (
      <EmptyState compact state="failed" title={texts.listFailed} text={copy.tryLater}>
        {tryAgain}
      </EmptyState>
    );
  }
  return (
    <>
      {isRefetchError && <Notice action={tryAgain}>{copy.outdated}</Notice>}
      {posts.length === 0 ? (
        <EmptyState compact state="empty" title={texts.emptyTitle} text={texts.emptyText}>
          <Button size="s" onClick={onAdd}>
            {texts.emptyAction}
          </Button>
        </EmptyState>
      ) : (
        <>
          <PostTable definition={definition} posts={posts} {...actions} />
          <MorePosts definition={definition} posts={posts} />
        </>
      )}
    </>
  );
}

/** How many posts are shown, and the way to more; the first of these then takes the focus. */
function MorePosts({ definition, posts }: { definition: PostDefinition; posts: readonly PostRecord[] }) {
  const { hasNextPage, fetchNextPage, isFetchingNextPage, isFetchNextPageError } = useInfiniteQuery(
    postsQuery(definition.kind),
  );
  /** How many were on screen when more were asked for. */
  const grownFrom = useRef<number>(undefined);
  useEffect(() => {
    const first = grownFrom.current === undefined ? undefined : posts[grownFrom.current];
    if (!first) return;
    grownFrom.current = undefined;
    document.getElementById(rowTitleId(first.id))?.focus();
  }, [posts]);
  const loadMore = () => {
    if (isFetchingNextPage) return;
    grownFrom.current = posts.length;
    void fetchNextPage();
  };
  return (
    <div className={moreStyle}>
      <p role="status" className={shownStyle}>
        {copy.shown(posts.length)}
      </p>
      {isFetchNextPageError && <Notice>{copy.notMore}</Notice>}
      {hasNextPage && (
        <Button variant="outline" size="s" aria-disabled={isFetchingNextPage} onClick={loadMore}>
          {isFetchingNextPage && <Spinner />}
          {copy.loadMore}
        </Button>
      )}
    </div>
  );
}

const moreStyle = css({ display: 'grid', justifyItems: 'start', gap: '3' });
const shownStyle = css({ textStyle: 'sm', color: 'fg.muted' });
