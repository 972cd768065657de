import { startTransition, useEffect, useLayoutEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import type { PostKind } from '#shared/posts/kinds.ts';
import { loadOnce, useLoaded } from '#web/lib/loading/load-once.ts';
import { forgetServedPost, servedPost } from '#web/lib/page/served-post.ts';

/**
 * How long the document's post counts as fresh, in milliseconds. After that it is read again when the window gets the
 * focus.
 */
const fresh = 5 * 60 * 1000;

/**
 * Loads the code that shows posts: the query library, the Markdown parser and the views.
 *
 * @param kind with `id`: a post to read as well, so that it shows at once; both empty for none
 */
const loadViews = loadOnce(async (kind: PostKind | '', id: string) => {
  const views = await import('./post-views.tsx');
  if (kind) await views.fetchPost(kind, id);
  return views;
});

/**
 * Loads what a page of posts needs before it is rendered or hydrated: nothing if the document has the post's HTML.
 *
 * @param load loads a post that comes with the site
 */
export async function preparePost(load: () => Promise<unknown> = () => loadViews('', '')): Promise<void> {
  if (!servedPost()) await load();
}

/**
 * Returns the views of posts. If the page shows the document's post, in another language, the post is loaded with them.
 * Suspends until all are loaded.
 */
export function usePostViews(kind: PostKind, id: string) {
  const [isServed] = useState(servedPost()?.id === id);
  return useLoaded(loadViews, isServed ? kind : '', isServed ? id : '');
}

/**
 * Returns true while a page shows the post's HTML of the document. It becomes false when the visitor goes to another
 * page, and when a newer version of the post was read, after the window gets the focus again some minutes later.
 *
 * @param kind undefined for a post that comes with the site and is never read
 */
export function useServedPost(kind: PostKind | undefined, id: string): boolean {
  const { pathname } = useLocation();
  const [shown, setShown] = useState(servedPost);
  // False after the visitor left and returned: React has removed the HTML by then.
  const isServed = shown !== undefined && servedPost()?.pathname === pathname;
  useLayoutEffect(() => {
    // If hydration fails, React renders the page again without the HTML.
    if (isServed && !document.querySelector('[data-served]')?.hasChildNodes()) setShown(undefined);
  }, [isServed]);
  useEffect(() => {
    if (!isServed) return;
    const onReturn = () => {
      if (!kind || document.visibilityState === 'hidden' || performance.now() < fresh) return;
      removeEventListener('visibilitychange', onReturn);
      // A failure leaves the page as it is.
      loadViews(kind, id).then(
        () => startTransition(() => setShown(undefined)),
        () => {},
      );
    };
    addEventListener('visibilitychange', onReturn);
    return () => {
      removeEventListener('visibilitychange', onReturn);
      forgetServedPost();
    };
  }, [isServed, kind, id]);
  return isServed;
}
