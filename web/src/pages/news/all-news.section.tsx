import { useEffect, useRef, useState } from 'react';
import { builtInNewsIds } from '#shared/news/news.ts';
import { css, cx } from '#styles/css';
import { button } from '#styles/recipes';
import { scriptedStyle } from '#web/components/feedback/scripting.ts';
import { ArchiveLink } from '#web/features/posts/archive/archive-link.tsx';
import { ArticleCard, ArticleCardSkeleton, ArticleGrid } from '#web/features/posts/article/article-card.tsx';
import { builtInArticle } from '#web/features/posts/article/built-in-article.ts';
import { coversOf } from '#web/features/posts/article/cover.ts';
import { usePostList } from '#web/features/posts/use-post-list.ts';
import { useLanguage } from '#web/i18n/language-context.tsx';
import type { NewsCopy } from './copy.en.ts';

/** How many stored articles are shown before all are requested. */
const latest = 3;

/** The newest stored articles, or on request all of them, above those that come with the site. */
export function AllNews({ label, copy }: { label: string; copy: NewsCopy }) {
  const language = useLanguage();
  const [wantsAll, setWantsAll] = useState(false);
  const { state, posts: articles, retry, loadMore, more } = usePostList('news', { language });
  useEffect(() => {
    if (wantsAll && more === 'idle') loadMore?.();
  });
  const grid = useRef<HTMLUListElement>(null);
  const end = useRef<HTMLParagraphElement>(null);
  const bringsMore = useRef(false);
  const viewAll = () => {
    bringsMore.current = articles.length > latest;
    setWantsAll(true);
  };
  // The button has disappeared: the focus goes to the first article it loaded, or to the line in its place.
  useEffect(() => {
    if (!wantsAll) return;
    const next = bringsMore.current ? grid.current?.querySelectorAll('a')[latest] : end.current;
    next?.focus();
  }, [wantsAll]);
  const failed = state === 'failed' || more === 'failed';
  const shown = wantsAll ? articles : articles.slice(0, latest);
  const builtIn = builtInNewsIds.map((id) => builtInArticle(id, copy.articles[id], language));
  const covers = coversOf([...shown, ...builtIn]);
  return (
    <>
      {/* A new list once the stored articles are loaded, so that no card seems to move. */}
      <ArticleGrid key={state} ref={grid} label={label} busy={state === 'loading'}>
        {state === 'loading' && skeletons}
        {shown.map((article, index) => (
          <ArticleCard
            key={article.id}
            kind="news"
            article={article}
            cover={covers[index] ?? ''}
            action={copy.readMore}
            eager={index < latest}
          />
        ))}
        {builtIn.map((article, index) => (
          <ArticleCard
            key={article.id}
            kind="news"
            article={article}
            cover={covers[shown.length + index] ?? ''}
            action={copy.readMore}
          />
        ))}
      </ArticleGrid>
      {failed && (
        <p role="alert" className={noticeStyle}>
          {copy.failed}
          <button
            type="button"
            className={button({ variant: 'outline', size: 's' })}
            onClick={state === 'failed' ? retry : loadMore}
          >
            {copy.retry}
          </button>
        </p>
      )}
      {!wantsAll ? (
        <p className={cx(endStyle, scriptedStyle)}>
          <button type="button" className={button({ variant: 'outline' })} onClick={viewAll}>
            {copy.viewAll}
          </button>
        </p>
      ) : (
        <p ref={end} tabIndex={-1} className={cx(endStyle, allShownStyle)}>
          {state === 'shown' && !loadMore && copy.allShown}
        </p>
      )}
      <ArchiveLink kind="news">{copy.archive}</ArchiveLink>
    </>
  );
}

const endStyle = css({ marginTop: { base: '9', lg: '14' } });
const skeletons = [1, 2, 3].map((place) => <ArticleCardSkeleton key={place} />);

const noticeStyle = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '3',
  marginTop: '9',
  paddingBlock: '3',
  paddingInline: '5',
  background: 'bg.shelf',
  borderRadius: 'card',
});
const allShownStyle = css({ color: 'fg.muted', outline: 'none' });
