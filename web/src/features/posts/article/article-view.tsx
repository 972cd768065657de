import type { ReactNode } from 'react';
import { directionOf } from '#shared/language.ts';
import { css } from '#styles/css';
import { badge } from '#styles/recipes';
import { scriptedStyle } from '#web/components/feedback/scripting.ts';
import { SkeletonLines } from '#web/components/feedback/skeleton.tsx';
import { PostDate } from '../post-date.tsx';
import { ArticleBody, ArticleLayout } from '../post-layouts.tsx';
import { WrittenText } from '../written-text.tsx';
import { ArticleAuthor } from './article-author.tsx';
import { ArticlePicture, ArticlePictureSkeleton } from './article-picture.tsx';
import { coversOf } from './cover.ts';
import type { ShownArticle } from './shown-article.ts';

interface ArticleViewProps {
  article: ShownArticle;
  /** Stands beside the content on wide screens, after it on narrow ones. */
  aside?: ReactNode;
  /** The content. */
  children: ReactNode;
}

/** An article in full: category, title, day, author, picture and content. */
export function ArticleView({ article, aside, children }: ArticleViewProps) {
  const id = article.slug ? article.id : undefined;
  return (
    <ArticleLayout id={id} head={<ArticleHead article={article} />} aside={aside}>
      {children}
    </ArticleLayout>
  );
}

function ArticleHead({ article }: { article: ShownArticle }) {
  const { written } = article;
  return (
    <header className={headerStyle}>
      <div className={wordsStyle}>
        {article.category && (
          <p>
            <span className={badge({ tone: 'label' })}>
              <span className={categoryStyle}>
                <WrittenText post={article} text="category" />
              </span>
            </span>
          </p>
        )}
        <h1 lang={written.title} dir={directionOf(written.title)} className={titleStyle}>
          {article.title}
        </h1>
        <p className={factsStyle}>
          <PostDate date={article.publishedAt} />
          <span aria-hidden="true">·</span>
          <ArticleAuthor article={article} />
        </p>
      </div>
      <div>
        <ArticlePicture
          article={article}
          cover={coversOf([article])[0] ?? ''}
          sizes="(min-width: 1024px) 50vw, 100vw"
          eager
        />
      </div>
    </header>
  );
}

/** Where an {@link ArticleView} will stand; says so to screen readers with `label`. */
export function ArticleSkeleton({ label }: { label: string }) {
  return (
    <div className={scriptedStyle}>
      <p role="status" className={css({ srOnly: true })}>
        {label}
      </p>
      <div aria-hidden="true">
        <div className={headerStyle}>
          <div className={wordsStyle}>
            <SkeletonLines widths={['short']} />
            <div className={titleStyle}>
              <SkeletonLines widths={['long', 'full', 'short']} />
            </div>
            <div className={factsStyle}>
              <SkeletonLines widths={['long']} />
            </div>
          </div>
          <ArticlePictureSkeleton />
        </div>
        <ArticleBody>
          <SkeletonLines
            widths={['full', 'long', 'full', 'full', 'short', 'full', 'long', 'full', 'short']}
          />
        </ArticleBody>
      </div>
    </div>
  );
}

const headerStyle = css({
  display: 'grid',
  gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) minmax(0, 1fr)' },
  columnGap: '12',
  rowGap: '6',
  alignItems: 'start',
});
const wordsStyle = css({ minWidth: '0', '& > div': { width: 'full' } });
/** In half the width, a title of the size of other pages' would break into a line for every two words. */
const titleStyle = css({ marginTop: '4', textStyle: 'h2', overflowWrap: 'anywhere' });
const factsStyle = css({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: '3',
  marginTop: '5',
  minHeight: '7',
  color: 'fg.muted',
  overflowWrap: 'anywhere',
  '& > div': { width: 'full' },
});
const categoryStyle = css({ whiteSpace: 'normal', overflowWrap: 'anywhere' });
