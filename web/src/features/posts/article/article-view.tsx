import type { ReactNode } from 'react';
import { directionOf, localeOf } from '#shared/language.ts';
import { css } from '#styles/css';
import { badge } from '#styles/recipes';
import { scriptedStyle } from '#web/components/feedback/scripting.ts';
import { SkeletonLines } from '#web/components/feedback/skeleton.tsx';
import { anchorId } from '#web/components/markdown/markdown-anchor.ts';
import { useLanguage } from '#web/i18n/language-context.tsx';
import { numberFormat } from '#web/lib/number-format.ts';
import { PostDate } from '../post-date.tsx';
import { WrittenText } from '../written-text.tsx';
import { ArticleAuthor } from './article-author.tsx';
import type { ArticleCopy } from './article-copy.ts';
import { ArticleBody, ArticleLayout } from './article-layout.tsx';
import { ArticlePicture, ArticlePictureSkeleton } from './article-picture.tsx';
import { coversOf } from './cover.ts';
import { readingMinutes } from './reading-time.ts';
import type { ShownArticle } from './shown-article.ts';

interface ArticleViewProps {
  article: ShownArticle;
  copy: ArticleCopy;
  /** All of the article's text, for the estimate of the reading time. */
  text: string;
  /** Its first-level headings, with the ids of `anchorId`. */
  headings: readonly string[];
  /** The related articles. */
  further: ReactNode;
  /** The article's text. */
  children: ReactNode;
}

/** Articles with fewer headings have no list of them. */
const fewestHeadings = 3;

/**
 * An article page below its breadcrumbs. `children` is the rendered content, `text` its Markdown (for the reading
 * time).
 * Articles with few headings get no list of contents.
 */
export function ArticleView({ article, copy, text, headings, further, children }: ArticleViewProps) {
  const id = article.slug ? article.id : undefined;
  return (
    <ArticleLayout
      id={id}
      head={<ArticleHead article={article} copy={copy} minutes={readingMinutes(text)} />}
      copy={copy}
      further={further}
    >
      {headings.length >= fewestHeadings && <Contents title={copy.contents} headings={headings} />}
      <div>{children}</div>
    </ArticleLayout>
  );
}

/** The headings of an article, each a link to its part. */
function Contents({ title, headings }: { title: string; headings: readonly string[] }) {
  return (
    <nav aria-labelledby="contents" className={contentsStyle}>
      <h2 id="contents" className={contentsTitleStyle}>
        {title}
      </h2>
      <ol>
        {headings.map((heading, place) => (
          <li key={anchorId(place)}>
            <a href={`#${anchorId(place)}`} dir="auto" className={contentsLinkStyle}>
              {heading}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}

interface ArticleHeadProps {
  article: ShownArticle;
  copy: ArticleCopy;
  minutes: number;
}

function ArticleHead({ article, copy, minutes }: ArticleHeadProps) {
  const { written } = article;
  const number = numberFormat(localeOf(useLanguage()));
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
          {/* When the facts wrap, the dot is at the beginning of the next line instead of the end of the line before. */}
          <span>
            <span aria-hidden="true" className={dotStyle}>
              ·
            </span>
            {copy.minutes(minutes, number.format(minutes))}
          </span>
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

/** The placeholder of an {@link ArticleView}, with `label` as its screen reader text. */
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

/** On wide screens the list of headings is beside the content and stays visible; on narrow ones it is before the content. */
const contentsStyle = css({
  '@media print': { display: 'none!' },
  lg: { position: 'sticky', top: '[calc(var(--navigation-height) + 20px)]' },
});
const contentsTitleStyle = css({ textStyle: 'sm', fontWeight: 'strong', color: 'fg.muted' });
const contentsLinkStyle = css({
  display: 'block',
  paddingBlock: '2',
  borderBottomWidth: '1px',
  borderColor: 'border.subtle',
  textStyle: 'sm',
  color: 'brand.fg',
  overflowWrap: 'anywhere',
  _hover: { textDecoration: 'underline', textUnderlineOffset: '4px' },
});
const headerStyle = css({
  display: 'grid',
  gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) minmax(0, 1fr)' },
  columnGap: '12',
  rowGap: '6',
  alignItems: 'start',
});
const wordsStyle = css({ minWidth: '0', '& > div': { width: 'full' } });
/** A smaller size, since a title of the normal size would have only two words per line in half the width. */
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
const dotStyle = css({ marginInlineEnd: '3' });
const categoryStyle = css({ whiteSpace: 'normal', overflowWrap: 'anywhere' });
