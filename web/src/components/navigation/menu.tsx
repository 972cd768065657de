import { ChevronDown } from 'lucide-react';
import { type KeyboardEvent, type MouseEvent, type ReactNode, useEffect, useRef } from 'react';
import { css, cx } from '#styles/css';
import { Icon } from '../icon.tsx';

interface MenuProps {
  label: ReactNode;
  /** True if the current page is one of its links. */
  current?: boolean;
  /** Class of the panel below the bar. */
  className?: string;
  /** Lists of links. */
  children: ReactNode;
}

/**
 * `typed`: the letters typed last, and the time of the last one in ms. Letters that follow one another within `typingPause`
 * (ms) together search for a link.
 */
const typed = { letters: '', at: 0 };
const typingPause = 1000;

/**
 * A button that opens a panel of links. The browser opens it (`details`), so that it works before hydration and stays
 * open through it. The script adds keys: arrows, Home, End and letters move among the links; Escape, a click outside, a
 * followed link and a lost focus close it.
 */
export function Menu({ label, current = false, className, children }: MenuProps) {
  const menu = useRef<HTMLDetailsElement>(null);
  const summary = useRef<HTMLElement>(null);

  useEffect(() => {
    const closeOutside = ({ target }: Event) => {
      if (!menu.current?.contains(target as Node)) close(menu.current);
    };
    document.addEventListener('pointerdown', closeOutside);
    return () => document.removeEventListener('pointerdown', closeOutside);
  }, []);

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && menu.current?.open) {
      close(menu.current);
      summary.current?.focus();
      return;
    }
    const links = [...(menu.current?.querySelectorAll('a') ?? [])];
    const next = nextLink(event, links);
    if (!next) return;
    event.preventDefault();
    menu.current?.setAttribute('open', '');
    next.focus();
  };
  const onClick = ({ target }: MouseEvent) => (target as Element).closest('a') && close(menu.current);

  return (
    <details
      ref={menu}
      name="menu"
      onKeyDown={onKeyDown}
      onClick={onClick}
      onBlur={({ relatedTarget }) =>
        relatedTarget && !menu.current?.contains(relatedTarget as Node) && close(menu.current)
      }
    >
      <summary ref={summary} data-current={current || undefined} className={summaryStyle}>
        {label}
        <Icon of={ChevronDown} size={16} className={chevronStyle} />
      </summary>
      <div className={cx(panelStyle, className)}>{children}</div>
    </details>
  );
}

const close = (menu: Element | null) => menu?.removeAttribute('open');

/** Returns the link to which a key moves from the focused one, or from the button; `undefined` for any other key. */
function nextLink(event: KeyboardEvent, links: readonly HTMLAnchorElement[]): HTMLAnchorElement | undefined {
  if (event.altKey || event.ctrlKey || event.metaKey) return;
  const place = links.indexOf(document.activeElement as HTMLAnchorElement);
  const isOpen = place >= 0;
  const onward = getComputedStyle(event.currentTarget).direction === 'rtl' ? -1 : 1;
  const steps: Record<string, number> = {
    ArrowDown: 1,
    ArrowUp: -1,
    ...(isOpen && { ArrowRight: onward, ArrowLeft: -onward }),
  };
  const step = steps[event.key];
  if (step !== undefined) return links.at(isOpen ? (place + step) % links.length : Math.min(step, 0));
  if (!isOpen) return;
  if (event.key === 'Home') return links[0];
  if (event.key === 'End') return links.at(-1);
  if (event.key.length !== 1 || event.key === ' ') return;
  typed.letters = event.timeStamp - typed.at > typingPause ? event.key : typed.letters + event.key;
  typed.at = event.timeStamp;
  const from = typed.letters.length > 1 ? place : place + 1;
  const begins = (link: HTMLElement) =>
    link.textContent?.trim().toLocaleLowerCase().startsWith(typed.letters.toLocaleLowerCase());
  return [...links.slice(from), ...links.slice(0, from)].find(begins);
}

const summaryStyle = css({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '2',
  height: 'navigation',
  paddingInline: '3',
  textStyle: 'buttonSm',
  fontWeight: 'medium',
  whiteSpace: 'nowrap',
  listStyle: 'none',
  borderBlock: '3px solid transparent',
  '&::-webkit-details-marker': { display: 'none' },
  _hover: { borderBottomColor: 'border.control' },
  '&:is([data-current], [open] > *)': { borderBottomColor: 'label.solid' },
  '& svg:last-child': { transitionProperty: '[transform]', transitionDuration: 'hover' },
  '&:is([open] > *) svg:last-child': { transform: 'rotate(180deg)' },
  // Forced colours show a transparent border, too: every menu would look like the current one.
  '@media (forced-colors: active)': {
    '&:not([data-current], [open] > *)': { borderBlockColor: 'Canvas' },
  },
});
const chevronStyle = css({ flexShrink: '0' });
/** Placed below the navigation bar, relative to it. */
const panelStyle = css({
  position: 'absolute',
  top: '[var(--navigation-height)]',
  background: 'bg.canvas',
  borderBottomRadius: 'card',
  boxShadow: 'overlay',
  animation: 'slideDown 260ms cubic-bezier(.2,.8,.2,1)',
});
