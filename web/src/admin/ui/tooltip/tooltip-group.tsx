import { type ReactNode, useEffect, useRef, useState } from 'react';
import { css } from '#styles/css';
import { loadOnce, useLazy } from '#web/lib/loading/load-once.ts';

const bubble = loadOnce(() => import('./tooltip-bubble.tsx'));

/**
 * Delays between pointing at an element and its tooltip, in ms. `nextDelay` applies while another tooltip is shown, or
 * was shown less than `soon` ms ago.
 */
const openDelay = 700;
const nextDelay = 0;
const soon = 300;
/** How long the pointer may take to move from an element to its tooltip, in ms. */
const closeDelay = 100;

/**
 * Shows tooltips for elements with `data-tooltip` within it, for pointer and keyboard. One bubble serves all, and its code is
 * loaded when the first is shown: a list has hundreds of buttons.
 */
export function TooltipGroup({ children }: { children: ReactNode }) {
  const [named, setNamed] = useState<{ element: HTMLElement; text: string; place: DOMRect }>();
  const [loaded, load] = useLazy(bubble);
  const next = useRef<ReturnType<typeof setTimeout>>(undefined);
  const closedAt = useRef(Number.NEGATIVE_INFINITY);
  /** The pressed element. Its tooltip is not shown again before the pointer has left it. */
  const pressed = useRef<HTMLElement>(null);
  /** The element whose tooltip will be shown; `null` when the tooltip will be hidden; `undefined` when nothing is pending. */
  const coming = useRef<HTMLElement | null>(undefined);

  /** Runs a function after a delay; a later call cancels an earlier one. */
  const later = (element: HTMLElement | null, delay: number, act: () => void) => {
    clearTimeout(next.current);
    coming.current = element;
    next.current = setTimeout(() => {
      coming.current = undefined;
      act();
    }, delay);
  };
  const stay = () => {
    clearTimeout(next.current);
    coming.current = undefined;
  };
  const show = (element: HTMLElement, delay: number) => {
    load().catch(() => undefined);
    later(element, delay, () => {
      if (!element.isConnected) return;
      setNamed({ element, text: element.dataset.tooltip ?? '', place: element.getBoundingClientRect() });
    });
  };
  const hide = () => {
    stay();
    if (named) closedAt.current = performance.now();
    setNamed(undefined);
  };
  const point = (target: Element) => {
    const element = target.closest<HTMLElement>('[data-tooltip]');
    if (element !== pressed.current) pressed.current = null;
    if (target.closest('[data-bubble]') || (element && element === named?.element)) stay();
    else if (element && (element === pressed.current || element === coming.current)) return;
    else if (element) {
      const isNext = named || performance.now() - closedAt.current < soon;
      show(element, isNext ? nextDelay : openDelay);
    } else leave();
  };
  const leave = () => {
    if (named ? coming.current === null : coming.current === undefined) return;
    later(null, closeDelay, hide);
  };
  const press = (target: Element) => {
    pressed.current = target.closest<HTMLElement>('[data-tooltip]');
    hide();
  };

  useEffect(() => () => clearTimeout(next.current), []);
  // The bubble does not move with the page, and must not outlive its element.
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
      onPointerMove={({ pointerType, target }) => pointerType === 'touch' || point(target as Element)}
      onPointerLeave={leave}
      onPointerDown={({ target }) => press(target as Element)}
      onFocus={({ target }) => {
        const element = target.closest<HTMLElement>('[data-tooltip]');
        if (element?.matches(':focus-visible')) show(element, 0);
      }}
      onBlur={hide}
    >
      {children}
      {named && loaded && (
        <loaded.TooltipBubble
          key={`${named.place.x} ${named.place.y}`}
          text={named.text}
          place={named.place}
          onClose={hide}
        />
      )}
    </div>
  );
}
