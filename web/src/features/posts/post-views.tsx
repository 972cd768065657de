import { useEffect } from 'react';
import type { PostKind } from '#shared/posts/kinds.ts';
import { headingsOf } from '#web/components/markdown/markdown-tree.ts';
import { useLanguage } from '#web/i18n/language-context.tsx';
import type { ArticleCopy } from './article/article-copy.ts';
import { ArticleSkeleton, ArticleView } from './article/article-view.tsx';
import { describeArticle } from './article/describe-article.ts';
import { RelatedArticles, useChosenPaths } from './article/related-articles.tsx';
import { describeJob } from './job/describe-job.ts';
import { JobPosting, JobPostingSkeleton } from './job/job-posting.tsx';
import { PostPageBody } from './post-page-body.tsx';
import { postQueryClient } from './post-query-client.ts';
import { PostText } from './post-text.tsx';
import type { ArticleKind } from './shapes.ts';
import { postQuery, usePost } from './use-post.ts';

/** The texts of a page that shows stored posts. */
interface PostCopy {
  loading: string;
  retry: string;
  missing: { title: string; text: string; back: string };
}

interface StoredArticleProps {
  kind: ArticleKind;
  id: string;
  copy: PostCopy & { article: ArticleCopy };
}

/** The stored article with this id, or a notice. */
export function StoredArticle({ kind, id, copy }: StoredArticleProps) {
  const read = usePost(kind, id, useLanguage());
  const relatedPaths = useChosenPaths(kind, read.post);
  return (
    <PostPageBody
      kind={kind}
      copy={copy}
      read={read}
      descriptionOf={(article) => ({ ...describeArticle(kind, article), relatedPaths })}
      skeleton={<ArticleSkeleton label={copy.loading} />}
    >
      {(article) => (
        <ArticleView
          article={article}
          copy={copy.article}
          text={article.content ?? ''}
          headings={headingsOf(article.content ?? '')}
          further={<RelatedArticles kind={kind} article={article} title={copy.article.related} />}
        >
          <PostText post={article} text="content" anchored />
        </ArticleView>
      )}
    </PostPageBody>
  );
}

interface StoredJobProps {
  id: string;
  copy: PostCopy & Parameters<typeof JobPosting>[0]['copy'] & { closing: { action: string } };
  /** Called with true if there is no posting to show. */
  onOutcome: (hasFailed: boolean) => void;
}

/** The stored job posting with this id, or a notice. */
export function StoredJob({ id, copy, onOutcome }: StoredJobProps) {
  const read = usePost('career', id, useLanguage());
  const hasFailed = read.error !== undefined;
  useEffect(() => onOutcome(hasFailed), [onOutcome, hasFailed]);
  return (
    <PostPageBody
      kind="career"
      copy={copy}
      read={read}
      descriptionOf={describeJob}
      skeleton={<JobPostingSkeleton label={copy.loading} />}
    >
      {(job) => <JobPosting job={job} copy={copy} apply={copy.closing.action} />}
    </PostPageBody>
  );
}

/** Reads a post, so that its view shows it at once. The view reports a failure. */
export function fetchPost(kind: PostKind, id: string): Promise<void> {
  return postQueryClient.prefetchQuery(postQuery(kind, id));
}
