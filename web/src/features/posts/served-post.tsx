import { type ReactNode, startTransition, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import type { PostKind } from '#shared/posts/kinds.ts';
import { css } from '#styles/css';
import { useFollowedLink } from '#web/components/navigation/internal-link.tsx';
import { loadOnce, useLoaded } from '#web/lib/load-once.ts';
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

/**
 * A part of a post that nothing in the browser changes. Without children it keeps the HTML that came with the document as it
 * is, so that hydrating it takes no code and no data.
 */
function ServedHtml({ children }: { children?: ReactNode }) {
  return children === undefined ? <KeptHtml /> : <div data-served="">{children}</div>;
}

function KeptHtml() {
  const box = useRef<HTMLDivElement>(null);
  const follow = useFollowedLink();
  useEffect(() => {
    const standIn = (image: unknown) => {
      if (!(image instanceof HTMLImageElement) || !image.dataset.standIn) return;
      for (const source of image.parentElement?.querySelectorAll('source') ?? []) source.remove();
      image.src = image.dataset.standIn;
      delete image.dataset.standIn;
    };
    const onError = ({ target }: Event) => standIn(target);
    box.current?.addEventListener('error', onError, true);
    box.current?.addEventListener('click', follow);
    // Some failed before this script came.
    for (const image of box.current?.querySelectorAll('img') ?? [])
      if (image.complete && image.naturalWidth === 0) standIn(image);
  }, [follow]);
  // biome-ignore lint/security/noDangerouslySetInnerHtml: nothing is set: it has React leave what is there.
  return <div ref={box} data-served="" suppressHydrationWarning dangerouslySetInnerHTML={{ __html: '' }} />;
}

/** An article's parts in their places; without `head` and `children`, those that came with the document. */
export function ArticleLayout({ id, head, aside, children }: ArticleLayoutProps) {
  return (
    <article data-post={id} suppressHydrationWarning>
      <ServedHtml>{head}</ServedHtml>
      <ArticleBody aside={aside}>
        <ServedHtml>{children}</ServedHtml>
      </ArticleBody>
    </article>
  );
}

/** An article below its head. */
export function ArticleBody({ aside, children }: Pick<ArticleLayoutProps, 'aside' | 'children'>) {
  return (
    <div className={bodyStyle}>
      <div className={contentStyle}>{children}</div>
      <div>{aside}</div>
    </div>
  );
}

interface ArticleLayoutProps {
  /** Of a stored post. */
  id?: string | undefined;
  head?: ReactNode;
  /** Stands beside the content on wide screens, after it on narrow ones. */
  aside?: ReactNode;
  /** The content. */
  children?: ReactNode;
}

/** A job posting; without `children`, what came with the document. */
export function JobLayout({ id, children }: Pick<ArticleLayoutProps, 'id' | 'children'>) {
  return (
    <article data-post={id} suppressHydrationWarning>
      <ServedHtml>{children}</ServedHtml>
    </article>
  );
}

const bodyStyle = css({
  display: 'grid',
  gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) minmax(0, 1.8fr)' },
  columnGap: '12',
  rowGap: '9',
  marginTop: { base: '7', lg: '12' },
  paddingTop: '7',
  borderTopWidth: '1px',
  borderColor: 'border.subtle',
});
const contentStyle = css({
  minWidth: '0',
  gridColumn: { lg: '2' },
  gridRow: { lg: '1' },
});
