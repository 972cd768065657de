import { type ComponentProps, useCallback } from 'react';
import { useNavigate } from 'react-router-dom';
import { onOverlayEntry } from '#web/lib/close-by-back.ts';

export interface InternalLinkProps extends Omit<ComponentProps<'a'>, 'href' | 'target'> {
  /** A path on this site. */
  to: string;
  /** State of the new history entry. */
  state?: unknown;
}

/** A link that is followed without loading a document, unless it opens in another tab or window. */
export function InternalLink({ to, state, onClick, ...props }: InternalLinkProps) {
  const follow = useFollow();
  return (
    <a
      {...props}
      href={to}
      onClick={(event) => {
        onClick?.(event);
        follow(event, to, state);
      }}
    />
  );
}

/**
 * Returns a click handler that follows links in HTML that React did not render, like {@link InternalLink}; links to
 * other sites and files work as usual.
 */
export function useFollowedLink(): (event: MouseEvent) => void {
  const follow = useFollow();
  return useCallback(
    (event) => {
      const link = event.target instanceof Element && event.target.closest('a');
      const to = link && link.origin === location.origin && !link.rel && link.getAttribute('href');
      if (to && !to.startsWith('#')) follow(event, to);
    },
    [follow],
  );
}

type Click = Pick<
  MouseEvent,
  'button' | 'metaKey' | 'altKey' | 'ctrlKey' | 'shiftKey' | 'defaultPrevented'
> & {
  preventDefault: () => void;
};

function useFollow() {
  const navigate = useNavigate();
  return useCallback(
    (event: Click, to: string, state?: unknown) => {
      const { button, metaKey, altKey, ctrlKey, shiftKey } = event;
      if (event.defaultPrevented || button !== 0 || metaKey || altKey || ctrlKey || shiftKey) return;
      const { pathname, search, hash } = window.location;
      // The browser itself scrolls to a place on the page, which is then its target.
      if (to.startsWith(`${pathname}${search}#`)) return;
      event.preventDefault();
      navigate(to, { state, replace: onOverlayEntry() || to === pathname + search + hash });
    },
    [navigate],
  );
}
