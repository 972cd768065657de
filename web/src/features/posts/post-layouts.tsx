import { type ReactNode, useEffect, useRef } from 'react';
import { useFollowedLink } from '#web/components/navigation/internal-link.tsx';

/**
 * A part of a post that is static in the browser. Without children it keeps the HTML of the document, so that hydration
 * needs neither code nor data for it.
 */
export function ServedHtml({ children }: { children?: ReactNode }) {
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
    // Some pictures may have failed to load before this script ran.
    for (const image of box.current?.querySelectorAll('img') ?? [])
      if (image.complete && image.naturalWidth === 0) standIn(image);
  }, [follow]);
  // biome-ignore lint/security/noDangerouslySetInnerHtml: nothing is set: it has React leave what is there.
  return <div ref={box} data-served="" suppressHydrationWarning dangerouslySetInnerHTML={{ __html: '' }} />;
}

/** A job posting; without `children` it shows the HTML of the document. */
export function JobLayout({ id, children }: { id?: string | undefined; children?: ReactNode }) {
  return (
    <article data-post={id} suppressHydrationWarning>
      <ServedHtml>{children}</ServedHtml>
    </article>
  );
}
