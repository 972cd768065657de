import { lazy, Suspense } from 'react';
import { ContentSkeleton } from './article-view.tsx';
import type { ShownArticle } from './shown-article.ts';

const Markdown = lazy(() =>
  import('../../components/markdown.tsx').then((module) => ({ default: module.Markdown })),
);

/** The content of a stored article; what reads Markdown is loaded when it is first needed. */
export function ArticleContent({ article: { content, written } }: { article: ShownArticle }) {
  return (
    <Suspense fallback={<ContentSkeleton />}>
      <Markdown text={content} language={written.content} />
    </Suspense>
  );
}
