import { startTransition, useEffect, useLayoutEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import type { PostKind } from '#shared/posts/kinds.ts';
import { loadOnce, useLoaded } from '#web/lib/loading/load-once.ts';
import { forgetServedPost, servedPost } from '#web/lib/page/served-post.ts';

/** In milliseconds: a post that came with the document is read anew when the page is looked at again after that. */
const fresh = 5 * 60 * 1000;

/**
 * Loads the code that shows posts: the query library, the reader of Markdown and the views.
 *
 * @param kind with `id`: of a post to fetch along, so that it shows at once; both empty for none
 */
const loadViews = loadOnce(async (kind: PostKind | '', id: string) => {
  const views = await import('./post-views.tsx');
  if (kind) await views.fetchPost(kind, id);
  return views;
});

/**
 * Loads what a page of posts needs before it is rendered or hydrated: nothing where the document has the post's HTML.
 *
 * @param load of a post that comes with the site
 */
export async function preparePost(load: () => Promise<unknown> = () => loadViews('', '')): Promise<void> {
  if (!servedPost()) await load();
}

/** The views of posts; of a post that came with the document, in another language, with the post. Suspends until they are there. */
export function usePostViews(kind: PostKind, id: string) {
  const [isServed] = useState(servedPost()?.id === id);
  return useLoaded(loadViews, isServed ? kind : '', isServed ? id : '');
}

/**
 * Whether a page shows the HTML of its post that came with the document. False from when the visitor moves on, and once a
 * newer version of the post was fetched: when the page is looked at again after some minutes.
 *
 * @param kind undefined of a post that comes with the site and is never fetched
 */
export function useServedPost(kind: PostKind | undefined, id: string): boolean {
  const { pathname } = useLocation();
  const [shown, setShown] = useState(servedPost);
  // Whoever comes back to the address finds the HTML gone.
  const isServed = shown !== undefined && servedPost()?.pathname === pathname;
  useLayoutEffect(() => {
    // React renders the page anew where it cannot hydrate it, and the HTML is gone then.
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
