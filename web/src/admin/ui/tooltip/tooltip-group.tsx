import { type ReactNode, useEffect, useRef, useState } from 'react';
import { css } from '#styles/css';
import { loadOnce, useLazy } from '#web/lib/load-once.ts';

const bubble = loadOnce(() => import('./tooltip-bubble.tsx'));

/** How long it takes until something is named that is pointed at, in ms, and so soon after another one. */
const openDelay = 700;
const nextDelay = 0;
const soon = 300;
/** How long the pointer may take from a thing to its name, in ms. */
const closeDelay = 100;

/**
 * Within it, what has a `data-tooltip` is named by it to who points at it or reaches it with the keyboard. There is one bubble
 * for all, and its code is loaded when the first is shown: a list has hundreds of buttons, of which few are ever pointed at.
 */
export function TooltipGroup({ children }: { children: ReactNode }) {
  const [named, setNamed] = useState<{ element: HTMLElement; text: string; place: DOMRect }>();
  const [loaded, load] = useLazy(bubble);
  const next = useRef<ReturnType<typeof setTimeout>>(undefined);
  const closedAt = useRef(Number.NEGATIVE_INFINITY);
  /** What was pressed is not named again before the pointer has been elsewhere. */
  const pressed = useRef<HTMLElement>(null);

  const show = (element: HTMLElement, delay: number) => {
    clearTimeout(next.current);
    load().catch(() => undefined);
    next.current = setTimeout(() => {
      if (!element.isConnected) return;
      setNamed({ element, text: element.dataset.tooltip ?? '', place: element.getBoundingClientRect() });
    }, delay);
  };
  const hide = (delay = 0) => {
    clearTimeout(next.current);
    if (!named) return;
    const close = () => {
      closedAt.current = performance.now();
      setNamed(undefined);
    };
    if (delay > 0) next.current = setTimeout(close, delay);
    else close();
  };
  const point = (target: Element) => {
    const element = target.closest<HTMLElement>('[data-tooltip]');
    if (element !== pressed.current) pressed.current = null;
    if (target.closest('[data-bubble]') || (element && element === named?.element))
      clearTimeout(next.current);
    else if (!element) hide(closeDelay);
    else if (element !== pressed.current) {
      const isNext = named || performance.now() - closedAt.current < soon;
      show(element, isNext ? nextDelay : openDelay);
    }
  };
  const press = (target: Element) => {
    pressed.current = target.closest<HTMLElement>('[data-tooltip]');
    hide();
  };

  useEffect(() => () => clearTimeout(next.current), []);
  // It stays where it is when the page is scrolled, and must not outlive what it names.
  useEffect(() => {
    if (!named) return;
    const close = () => setNamed(undefined);
    addEventListener('scroll', close, { capture: true, passive: true });
    const gone = new MutationObserver(() => named.element.isConnected || close());
    gone.observe(document.body, { childList: true, subtree: true });
    return () => {
      removeEventListener('scroll', close, { capture: true });
      gone.disconnect();
    };
  }, [named]);

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it listens for what is in it, each of which can be reached
    <div
      className={css({ display: 'contents' })}
      onPointerOver={({ pointerType, target }) => pointerType === 'touch' || point(target as Element)}
      onPointerLeave={() => hide(closeDelay)}
      onPointerDown={({ target }) => press(target as Element)}
      onFocus={({ target }) => {
        const element = target.closest<HTMLElement>('[data-tooltip]');
        if (element?.matches(':focus-visible')) show(element, 0);
      }}
      onBlur={() => hide()}
    >
      {children}
      {named && loaded && (
        <loaded.TooltipBubble
          key={`${named.place.x} ${named.place.y}`}
          text={named.text}
          place={named.place}
          onClose={() => hide()}
        />
      )}
    </div>
  );
}
