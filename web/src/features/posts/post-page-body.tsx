import type { ReactNode } from 'react';
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
import type { ReadPost } from './read-post.ts';

/** The fields that every stored post has. */
type StoredPost = PicturedPost & Named & { readonly languages: readonly Language[] };

interface PostPageBodyProps<Post extends { readonly languages: readonly Language[] }> {
  kind: PostKind;
  copy: {
    /** The notice for a missing post; `back` links to the list. */
    missing: { title: string; text: string; back: string };
    retry: string;
  };
  read: ReadPost<Post>;
  /** Returns the description of a post for search engines and social networks. */
  descriptionOf: (post: Post) => PageDescription;
  /** Shown while the post is loading. */
  skeleton: ReactNode;
  children: (post: Post) => ReactNode;
}

/** The body of a post's page: the post, or a notice that there is none. */
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
  if (post) return children(post);
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
