import { useEffect, useState } from 'react';
import { builtInNewsIds } from '../../../../shared/news.ts';
import { css } from '../../../styled-system/css/index.js';
import { button } from '../../../styled-system/recipes/index.js';
import { ArticleCard, ArticleCardSkeleton, ArticleGrid } from '../../features/posts/article-card.tsx';
import { builtInArticle } from '../../features/posts/built-in-article.ts';
import { useArticles } from '../../features/posts/use-articles.ts';
import { useLanguage } from '../../i18n/language-context.tsx';
import type { NewsCopy } from './copy.en.ts';

/** How much of the stored news is shown before all of it is asked for. */
const latest = 3;

/** The newest of the stored news, or on demand all of it, above the news that comes with the site. */
export function AllNews({ label, copy }: { label: string; copy: NewsCopy }) {
  const language = useLanguage();
  const [wantsAll, setWantsAll] = useState(false);
  const { state, articles, retry, loadMore, more } = useArticles('news', { language });
  useEffect(() => {
    if (wantsAll && more === 'idle') loadMore?.();
  });
  const failed = state === 'failed' || more === 'failed';
  const shown = wantsAll ? articles : articles.slice(0, latest);
  return (
    <>
      {/* Another list when the stored news has come: where skeletons stood, no card is seen to move. */}
      <ArticleGrid key={state} label={label} busy={state === 'loading'}>
        {state === 'loading' && skeletons}
        {shown.map((article, index) => (
          <ArticleCard
            key={article.id}
            kind="news"
            article={article}
            action={copy.readMore}
            eager={index < latest}
          />
        ))}
        {builtInNewsIds.map((id) => (
          <ArticleCard
            key={id}
            kind="news"
            article={builtInArticle(id, copy.articles[id], language)}
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
      {!wantsAll && articles.length > latest && (
        <p className={css({ marginTop: { base: '9', lg: '14' } })}>
          <button type="button" className={button({ variant: 'outline' })} onClick={() => setWantsAll(true)}>
            {copy.viewAll}
          </button>
        </p>
      )}
    </>
  );
}

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
