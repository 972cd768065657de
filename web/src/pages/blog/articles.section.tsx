import { useRef } from 'react';
import { localeOf } from '#shared/language.ts';
import { css } from '#styles/css';
import { button } from '#styles/recipes';
import { EmptyState } from '#web/components/feedback/empty-state.tsx';
import { ArchiveLink } from '#web/features/posts/archive/archive-link.tsx';
import { ArticleCard, ArticleCardSkeleton, ArticleGrid } from '#web/features/posts/article/article-card.tsx';
import { coversOf } from '#web/features/posts/article/cover.ts';
import { useFocusOnArrival } from '#web/features/posts/focus-on-arrival.ts';
import { MorePosts } from '#web/features/posts/more-posts.tsx';
import { usePostList } from '#web/features/posts/use-post-list.ts';
import { useLanguage } from '#web/i18n/language-context.tsx';
import type { BlogCopy } from './copy.en.ts';
import type { BlogFilter } from './use-address-filter.ts';

interface ArticlesProps {
  copy: BlogCopy;
  filter: BlogFilter;
  /** Whether the filter is known yet. */
  known: boolean;
  onShowAll: () => void;
}

/** The published articles that pass the filter, or what there is in their place. */
export function Articles({ copy, filter, known, onShowAll }: ArticlesProps) {
  const language = useLanguage();
  const results = useRef<HTMLDivElement>(null);
  const { state, posts, retry, loadMore, more } = usePostList('blog', { language, ...filter }, known);
  const { list, focusNext } = useFocusOnArrival<HTMLUListElement>(posts.length);
  const covers = coversOf(posts);
  const filtered = filter.search !== '' || filter.category !== '';
  const count = new Intl.NumberFormat(localeOf(language)).format(posts.length);
  /** What was pressed goes away with what it answers to. */
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
          {filtered && (
            <button type="button" className={button({ variant: 'outline' })} onClick={answer(onShowAll)}>
              {copy.showAll}
            </button>
          )}
        </EmptyState>
      ) : (
        <ArticleGrid ref={list} label={copy.list} busy={state !== 'shown'}>
          {state === 'loading' && skeletons}
          {posts.map((article, index) => (
            <ArticleCard
              key={article.id}
              kind="blog"
              article={article}
              cover={covers[index] ?? ''}
              eager={index < 3}
            />
          ))}
        </ArticleGrid>
      )}
      <MorePosts copy={copy} state={more} onLoad={loadMore} onAsk={focusNext} />
      <ArchiveLink kind="blog">{copy.archive}</ArchiveLink>
    </div>
  );
}

const skeletons = [1, 2, 3, 4, 5, 6].map((place) => <ArticleCardSkeleton key={place} />);
