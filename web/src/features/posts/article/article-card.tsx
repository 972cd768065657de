import { ArrowRight } from 'lucide-react';
import type { ReactNode, Ref } from 'react';
import { publicPath } from '#shared/posts/names.ts';
import { css, cx } from '#styles/css';
import { badge } from '#styles/recipes';
import { scriptedStyle } from '#web/components/feedback/scripting.ts';
import { SkeletonLines } from '#web/components/feedback/skeleton.tsx';
import { Icon } from '#web/components/icon.tsx';
import { PageLink } from '#web/components/navigation/page-link.tsx';
import { PostDate } from '../post-date.tsx';
import type { ArticleKind } from '../shapes.ts';
import { WrittenText } from '../written-text.tsx';
import { ArticleAuthor } from './article-author.tsx';
import { ArticlePicture, ArticlePictureSkeleton } from './article-picture.tsx';
import type { ShownArticle } from './shown-article.ts';

interface ArticleGridProps {
  label: string;
  /** True while other articles are loading. */
  busy?: boolean;
  ref?: Ref<HTMLUListElement>;
  /** {@link ArticleCard}s, or while they are loading {@link ArticleCardSkeleton}s. */
  children: ReactNode;
}

/** Articles in a grid: one column on phones, two from `md`, three from `lg`. */
export function ArticleGrid({ label, busy = false, ref, children }: ArticleGridProps) {
  return (
    <ul ref={ref} aria-label={label} aria-busy={busy} className={gridStyle}>
      {children}
    </ul>
  );
}

interface ArticleCardProps {
  kind: ArticleKind;
  article: ShownArticle;
  /** URL of the drawing used without a picture. */
  cover: string;
  /** True if it is visible without scrolling. */
  eager?: boolean;
  /** True if it fills a row from `lg` up, its picture beside its texts: the first of a list that would leave one card alone. */
  wide?: boolean;
  /** Level of its title as a heading. @default 2 */
  level?: 2 | 3;
  /** Text of the link below the rest; without it the title is the link. */
  action?: string;
}

/** An article in an {@link ArticleGrid}, which is one link to the article's page. */
export function ArticleCard({
  kind,
  article,
  cover,
  eager = false,
  wide = false,
  level = 2,
  action,
}: ArticleCardProps) {
  const Heading = `h${level}` as const;
  const to = publicPath(kind, article);
  return (
    <li data-wide={wide || undefined} className={cardStyle}>
      <ArticlePicture article={article} cover={cover} sizes={wide ? wideSizes : cardSizes} eager={eager} />
      <p className={factsStyle}>
        <span className={badge({ tone: 'label' })}>
          <span className={categoryStyle}>
            <WrittenText post={article} text="category" />
          </span>
        </span>
        <PostDate date={article.publishedAt} />
      </p>
      <Heading className={titleStyle}>
        {action ? (
          <WrittenText post={article} text="title" />
        ) : (
          <PageLink to={to} className={linkStyle}>
            <WrittenText post={article} text="title" />
          </PageLink>
        )}
      </Heading>
      {article.excerpt && (
        <p className={excerptStyle}>
          <WrittenText post={article} text="excerpt" />
        </p>
      )}
      <p className={authorStyle}>
        <ArticleAuthor article={article} />
      </p>
      {action && (
        <PageLink to={to} className={actionStyle}>
          {action}
          <span className={css({ srOnly: true })}>
            : <WrittenText post={article} text="title" />
          </span>
          <Icon of={ArrowRight} className={arrowStyle} />
        </PageLink>
      )}
    </li>
  );
}

/** Shown in place of an {@link ArticleCard} while it loads. */
export function ArticleCardSkeleton() {
  return (
    <li aria-hidden="true" className={cx(cardStyle, scriptedStyle)}>
      <ArticlePictureSkeleton />
      <div className={factsStyle}>
        <SkeletonLines widths={['short']} />
      </div>
      <div className={titleStyle}>
        <SkeletonLines widths={['long', 'short']} />
      </div>
      <div className={excerptStyle}>
        <SkeletonLines widths={['full', 'long']} />
      </div>
      <div className={authorStyle}>
        <SkeletonLines widths={['short']} />
      </div>
    </li>
  );
}

/** The attribute `sizes` of a card's picture, which is as wide as a column of the grid. */
const cardSizes = '(min-width: 1024px) 33vw, (min-width: 768px) 50vw, 100vw';
const wideSizes = '(min-width: 1024px) 60vw, (min-width: 768px) 50vw, 100vw';
const gridStyle = css({
  display: 'grid',
  gridTemplateColumns: {
    base: 'minmax(0, 1fr)',
    md: 'repeat(2, minmax(0, 1fr))',
    lg: 'repeat(3, minmax(0, 1fr))',
  },
  columnGap: { base: '6', lg: '7' },
  rowGap: { base: '12', lg: '14' },
  transitionProperty: '[opacity]',
  transitionDuration: 'hover',
  '&[aria-busy=true]:has(a)': { opacity: '0.55' },
});
const cardStyle = css({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  minWidth: '0',
  '&[data-wide]': {
    lg: {
      display: 'grid',
      gridColumn: '1 / -1',
      gridTemplateColumns: 'subgrid',
      gridTemplateRows: 'repeat(5, auto) 1fr',
      '& > *': { gridColumn: '3' },
      '& > img': { gridColumn: '1 / 3', gridRow: '1 / 7' },
    },
  },
});
/** The number of articles in a row from `lg` up. */
export const perRow = 3;
const factsStyle = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: '3',
  rowGap: '1',
  minHeight: '7',
  marginTop: '4',
  textStyle: 'sm',
  color: 'fg.muted',
  '& > div': { width: 'full' },
});
/** A category may be as long as a line is allowed to be. */
const categoryStyle = css({ whiteSpace: 'normal', overflowWrap: 'anywhere' });
const titleStyle = css({ marginTop: '2', textStyle: 'h3', overflowWrap: 'anywhere' });
const linkStyle = css({
  'li:hover &': {
    textDecoration: 'underline',
    textDecorationColor: 'label.solid',
    textDecorationThickness: '3px',
    textUnderlineOffset: '6px',
  },
  _after: { content: '""', position: 'absolute', inset: '0' },
});
const excerptStyle = css({
  marginTop: '2',
  color: 'fg.muted',
  overflowWrap: 'anywhere',
  lineClamp: '3',
});
const authorStyle = css({ marginTop: '2', textStyle: 'sm', color: 'fg.muted', overflowWrap: 'anywhere' });
const actionStyle = css({
  display: 'inline-flex',
  alignItems: 'center',
  alignSelf: 'start',
  gap: '2',
  minHeight: 'tap',
  marginTop: '1',
  color: 'brand.fg',
  textStyle: 'buttonSm',
  textDecoration: 'underline',
  textDecorationColor: 'label.solid',
  textDecorationThickness: '2px',
  textUnderlineOffset: '6px',
  'li:hover &': { textDecorationColor: 'brand.solid' },
  _after: { content: '""', position: 'absolute', inset: '0' },
});
const arrowStyle = css({ transform: 'scaleX(var(--dir))' });
