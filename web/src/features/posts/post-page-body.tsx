import { type ReactNode, Suspense, useEffect } from 'react';
import type { Language } from '#shared/language.ts';
import type { PostKind } from '#shared/posts/kinds.ts';
import { type Named, publicPath } from '#shared/posts/names.ts';
import { listPath } from '#shared/posts/paths.ts';
import { type PicturedPost, pictureOf } from '#shared/publishing/picture.ts';
import { button } from '#styles/recipes';
import { EmptyState } from '#web/components/feedback/empty-state.tsx';
import { PageLink } from '#web/components/navigation/page-link.tsx';
import { type PageDescription, useDescribePage } from '#web/head/page-description.ts';
import { isAbsent } from '#web/lib/api-client.ts';
import { loadPostText } from './post-text.tsx';
import type { ReadPost } from './read-post.ts';

/** What is known of every stored post. */
type StoredPost = PicturedPost & Named & { readonly languages: readonly Language[] };

interface PostPageBodyProps<Post extends { readonly languages: readonly Language[] }> {
  kind: PostKind;
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
export function PostPageBody<Post extends StoredPost>({
  kind,
  copy: { missing, retry },
  read: { post, error, retry: readAgain },
  descriptionOf,
  skeleton,
  children,
}: PostPageBodyProps<Post>) {
  const absent = isAbsent(error);
  useDescribePage(
    post
      ? {
          ...descriptionOf(post),
          path: publicPath(kind, post),
          languages: post.languages,
          picture: pictureOf(post),
        }
      : absent
        ? describeMissing(kind, missing)
        : undefined,
  );
  // Where the document brought no post: loaded along with it, not after it.
  useEffect(() => void loadPostText(), []);
  if (post) return <Suspense fallback={skeleton}>{children(post)}</Suspense>;
  if (!error) return skeleton;
  return (
    <EmptyState state={absent ? 'empty' : 'failed'} isPageTitle title={missing.title} text={missing.text}>
      <PageLink to={listPath(kind)} className={button()}>
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

function describeMissing(kind: PostKind, { title, text }: { title: string; text: string }): PageDescription {
  return { kind, title, description: text, missing: true };
}
