import type { ReactNode } from 'react';
import { css } from '#styles/css';
import { ServedHtml } from '../post-layouts.tsx';
import type { ArticleCopy } from './article-copy.ts';
import { ShareArticle } from './share-article.tsx';

/** An article's parts in their places; without `head`, `children` and `further`, those that came with the document. */
export function ArticleLayout({ id, copy, head, further, children }: ArticleLayoutProps) {
  return (
    <>
      <article data-post={id} suppressHydrationWarning>
        <ServedHtml>{head}</ServedHtml>
        <ArticleBody>
          <ServedHtml>{children}</ServedHtml>
        </ArticleBody>
        <ShareArticle copy={copy} />
      </article>
      <div className={furtherStyle}>
        <ServedHtml>{further}</ServedHtml>
      </div>
    </>
  );
}

/** An article below its head: its content, or before that a list of its headings, which then has a column of its own. */
export function ArticleBody({ children }: { children?: ReactNode }) {
  return <div className={bodyStyle}>{children}</div>;
}

interface ArticleLayoutProps {
  /** Of a stored post. */
  id?: string | undefined;
  copy: ArticleCopy;
  head?: ReactNode;
  /** What it leads on to. */
  further?: ReactNode;
  /** The content, and before it what leads to its parts. */
  children?: ReactNode;
}

const bodyStyle = css({
  '& > div': {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    alignItems: 'start',
    columnGap: '12',
    rowGap: '7',
    '& > div': { minWidth: '0' },
  },
  '& > div:has(> nav)': { gridTemplateColumns: { lg: 'minmax(0, 1fr) minmax(0, 1.8fr)' } },
  marginTop: { base: '7', lg: '12' },
  paddingTop: '7',
  borderTopWidth: '1px',
  borderColor: 'border.subtle',
});
const furtherStyle = css({
  '& h2': { marginTop: '14', marginBottom: '6', textStyle: 'h3' },
  // Two leaves of paper are for the article.
  '@media print': { display: 'none!' },
});
