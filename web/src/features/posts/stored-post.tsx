import { type ReactNode, Suspense, useEffect } from 'react';
import type { PostList } from '#shared/posts/post-paths.ts';
import { button } from '#styles/recipes';
import { EmptyState } from '#web/components/feedback/empty-state.tsx';
import { PageLink } from '#web/components/navigation/page-link.tsx';
import { type PageDescription, useDescribePage } from '#web/head/page-description.ts';
import { isAbsent } from '#web/lib/api-client.ts';
import { loadPostText } from './post-text.tsx';
import type { ReadPost } from './read-post.ts';

interface StoredPostProps<Post> {
  /** The list the post is in. */
  list: PostList;
  copy: {
    /** What stands in the place of a post that is not there; `back` leads to the list. */
    missing: { title: string; text: string; back: string };
    retry: string;
  };
  read: ReadPost<Post>;
  /** What the page says of a post to search engines and social networks. */
  descriptionOf: (post: Post) => PageDescription;
  /** Stands where the post will. */
  skeleton: ReactNode;
  /** Shows the post. */
  children: (post: Post) => ReactNode;
}

/** What the page of a stored post is about: the post, or that there is none. */
export function StoredPost<Post>({
  list,
  copy: { missing, retry },
  read: { post, error, retry: readAgain },
  descriptionOf,
  skeleton,
  children,
}: StoredPostProps<Post>) {
  const absent = isAbsent(error);
  useDescribePage(post ? descriptionOf(post) : absent ? describeMissing(list, missing) : undefined);
  // Loaded along with the post, not after it.
  useEffect(() => void loadPostText(), []);
  if (post) return <Suspense fallback={skeleton}>{children(post)}</Suspense>;
  if (!error) return skeleton;
  return (
    <EmptyState state={absent ? 'empty' : 'failed'} isPageTitle title={missing.title} text={missing.text}>
      <PageLink to={`/${list}`} className={button()}>
        {missing.back}
      </PageLink>
      {!absent && (
        <button type="button" className={button({ variant: 'outline' })} onClick={readAgain}>
          {retry}
        </button>
      )}
    </EmptyState>
  );
}

function describeMissing(list: PostList, { title, text }: { title: string; text: string }): PageDescription {
  return { type: list === 'careers' ? 'job' : 'article', title, description: text, missing: true };
}
