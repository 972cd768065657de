import { useRef } from 'react';
import { localeOf } from '#shared/language.ts';
import { css } from '#styles/css';
import { button } from '#styles/recipes';
import { EmptyState } from '#web/components/feedback/empty-state.tsx';
import { useLanguage } from '#web/i18n/language-context.tsx';
import { numberFormat } from '#web/lib/number-format.ts';
import { ArchiveLink } from '../archive/archive-link.tsx';
import { useFocusOnArrival } from '../focus-on-arrival.ts';
import { MorePosts } from '../more-posts.tsx';
import type { ArticleKind } from '../shapes.ts';
import { usePostList } from '../use-post-list.ts';
import { ArticleCard, ArticleCardSkeleton, ArticleGrid, perRow } from './article-card.tsx';
import { coversOf } from './cover.ts';

type ListWord =
  | 'list'
  | 'loading'
  | 'shown'
  | 'loadMore'
  | 'loadingMore'
  | 'moreFailed'
  | 'retry'
  | 'archive';

interface ArticleListProps {
  kind: ArticleKind;
  copy: Readonly<Record<ListWord, string> & Record<'failed' | 'empty', { title: string; text: string }>>;
  /** The filter; absent: every article. */
  filter?: { search: string; category: string };
  /** False while the filter is not known yet. */
  known?: boolean;
  /** The button that clears a filter without results. */
  showAll?: { label: string; act: () => void };
}

/** The published articles of a kind that match the filter, newest first, or a notice. */
export function ArticleList({ kind, copy, filter, known, showAll }: ArticleListProps) {
  const language = useLanguage();
  const results = useRef<HTMLDivElement>(null);
  const { state, posts, retry, loadMore, more } = usePostList(kind, { language, ...filter }, known);
  const { list, focusNext } = useFocusOnArrival<HTMLUListElement>(posts.length);
  const covers = coversOf(posts);
  const count = numberFormat(localeOf(language)).format(posts.length);
  /** Returns a handler that moves the focus before it acts, since the pressed button disappears with its notice. */
  const answer = (act: () => void) => () => {
    results.current?.focus();
    act();
  };
  return (
    <div ref={results} tabIndex={-1} className={css({ outline: 'none' })}>
      <p role="status" className={css({ srOnly: true })}>
        {state === 'loading' && copy.loading}
        {state === 'shown' && posts.length > 0 && `${copy.shown} ${count}`}
      </p>
      {state === 'failed' ? (
        <EmptyState state="failed" {...copy.failed}>
          <button type="button" className={button({ variant: 'outline' })} onClick={answer(retry)}>
            {copy.retry}
          </button>
        </EmptyState>
      ) : state !== 'loading' && posts.length === 0 ? (
        <EmptyState state="empty" {...copy.empty}>
          {showAll && (
            <button type="button" className={button({ variant: 'outline' })} onClick={answer(showAll.act)}>
              {showAll.label}
            </button>
          )}
        </EmptyState>
      ) : (
        <ArticleGrid ref={list} label={copy.list} busy={state !== 'shown'}>
          {state === 'loading' && skeletons}
          {posts.map((article, index) => (
            <ArticleCard
              key={article.id}
              kind={kind}
              article={article}
              cover={covers[index] ?? ''}
              eager={index < perRow}
              wide={index === 0 && posts.length % perRow === 1}
            />
          ))}
        </ArticleGrid>
      )}
      <MorePosts copy={copy} state={more} onLoad={loadMore} onAsk={focusNext} />
      <ArchiveLink kind={kind}>{copy.archive}</ArchiveLink>
    </div>
  );
}

const skeletons = [1, 2, 3, 4, 5, 6].map((place) => <ArticleCardSkeleton key={place} />);
