import { type ReactNode, useEffect, useRef } from 'react';
import { css } from '#styles/css';
import { useFollowedLink } from '#web/components/navigation/internal-link.tsx';

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
