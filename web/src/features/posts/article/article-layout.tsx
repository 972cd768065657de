import type { ReactNode } from 'react';
import { css } from '#styles/css';
import { ServedHtml } from '../post-layouts.tsx';
import type { ArticleCopy } from './article-copy.ts';
import { ShareArticle } from './share-article.tsx';

/** The layout of an article. Without `head`, `children` and `further` it shows the HTML of the document. */
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

/**
 * The article below its head: its content, preceded by the list of its headings, which then has a column of its own.
 */
export function ArticleBody({ children }: { children?: ReactNode }) {
  return <div className={bodyStyle}>{children}</div>;
}

interface ArticleLayoutProps {
  /** Id of a stored post. */
  id?: string | undefined;
  copy: ArticleCopy;
  head?: ReactNode;
  /** The related articles. */
  further?: ReactNode;
  /** The content, preceded by links to its parts. */
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
  // When printed, the article alone has to fit on two sheets.
  '@media print': { display: 'none!' },
});
