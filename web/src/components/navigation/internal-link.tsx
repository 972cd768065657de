import type { ComponentProps } from 'react';
import { useHref, useLinkClickHandler } from 'react-router-dom';
import { onOverlayEntry } from '#web/lib/close-by-back.ts';

export interface InternalLinkProps extends Omit<ComponentProps<'a'>, 'href' | 'target'> {
  /** A path on this site. */
  to: string;
  /** What the page it leads to finds in its location. */
  state?: unknown;
}

/**
 * A link that is followed without loading a document. It stands for the router's own `Link`, with which a visitor would
 * also download what prefetches and submits forms in its framework.
 */
export function InternalLink({ to, state, onClick, ...props }: InternalLinkProps) {
  const follow = useLinkClickHandler<HTMLAnchorElement>(to, { state });
  const followInPlace = useLinkClickHandler<HTMLAnchorElement>(to, { state, replace: true });
  return (
    <a
      {...props}
      href={useHref(to)}
      onClick={(event) => {
        onClick?.(event);
        if (event.defaultPrevented) return;
        if (onOverlayEntry()) followInPlace(event);
        else follow(event);
      }}
    />
  );
}
