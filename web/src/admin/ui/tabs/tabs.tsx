import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';
import { css, cx } from '#styles/css';
import { moveFocus } from '#web/admin/lib/roving-focus.ts';

interface TabListProps {
  /** Prefix of the ids of the tabs and of their panel. */
  id: string;
  label: string;
  tabs: readonly { id: string; label: ReactNode }[];
  /** Id of the open tab; without it none is open. */
  open: string | undefined;
  onOpen: (id: string) => void;
  /** `line`: the tabs of a screen, underlined in yellow. `subtle`: dark tabs within a panel. */
  variant: 'line' | 'subtle';
  className?: string;
}

/**
 * Tabs in a row. If the row is too wide, it scrolls sideways and shows an arrow while more tabs follow. The arrow keys
 * move to another tab and open it.
 */
export function TabList({ id: listId, label, tabs, open, onOpen, variant, className }: TabListProps) {
  const list = useRef<HTMLDivElement>(null);
  const { hasMore, width } = useMoreBeyond(list, tabs.length);
  const last = useRef<{ open: string | undefined; width: number; left: number }>({
    open: undefined,
    width: 0,
    left: 0,
  });
  useEffect(() => {
    const row = list.current;
    const { open: wasOpen, left } = last.current;
    last.current = { open, width, left };
    // Does not scroll if a user has scrolled in the meantime: the tab would move away from the finger.
    const isChosen = wasOpen !== undefined && wasOpen !== open;
    if (!open || !row || (row.scrollLeft !== left && !isChosen)) return;
    document.getElementById(tabId(listId, open))?.scrollIntoView({ block: 'nearest', inline: 'center' });
    last.current.left = row.scrollLeft;
  }, [listId, open, width]);
  return (
    <div
      ref={list}
      data-more={hasMore}
      role="tablist"
      aria-label={label}
      onKeyDown={(event) => moveFocus(event)?.click()}
      className={cx(listStyle, moreStyles[variant], className)}
    >
      {tabs.map(({ id, label }, place) => (
        <button
          key={id}
          type="button"
          role="tab"
          id={tabId(listId, id)}
          aria-selected={id === open}
          aria-controls={id === open ? panelId(listId) : undefined}
          tabIndex={id === open || (!open && place === 0) ? 0 : -1}
          onClick={() => id === open || onOpen(id)}
          className={cx(tabStyle, variantStyles[variant])}
        >
          {label}
        </button>
      ))}
    </div>
  );
}

interface TabPanelProps {
  /** Id of the {@link TabList}. */
  of: string;
  /** Id of the open tab. */
  open: string;
  children: ReactNode;
}

/** The content of the open tab. It begins with an element that takes the focus. */
export function TabPanel({ of: listId, open, children }: TabPanelProps) {
  return (
    <div key={open} role="tabpanel" id={panelId(listId)} aria-labelledby={tabId(listId, open)}>
      {children}
    </div>
  );
}

const tabId = (listId: string, id: string) => `${listId}-${id.replace(/\W+/g, '-')}`;
const panelId = (listId: string) => `${listId}-panel`;

const listStyle = css({
  display: 'flex',
  overflowX: 'auto',
  // An arrow at the end that covers the tabs which are cut off.
  '&[data-more=true]::after': {
    content: '"›" / ""',
    position: 'sticky',
    insetInlineEnd: '[calc(-1 * var(--edge))]',
    display: 'grid',
    placeItems: 'center end',
    flex: '0 0 64px',
    marginInlineStart: '-16',
    paddingInlineEnd: '3',
    color: 'fg.default',
    textStyle: 'h3',
    pointerEvents: 'none',
  },
});
const moreStyles = {
  line: css({
    '--edge': 'var(--chakra-spacing-5)',
    _after: {
      backgroundImage: '[linear-gradient(to left, var(--chakra-colors-bg-canvas) 45%, transparent)]',
    },
    '&:dir(rtl)::after': {
      backgroundImage: '[linear-gradient(to right, var(--chakra-colors-bg-canvas) 45%, transparent)]',
    },
  }),
  subtle: css({
    '--edge': '0px',
    _after: { backgroundImage: '[linear-gradient(to left, var(--chakra-colors-bg-shelf) 45%, transparent)]' },
    '&:dir(rtl)::after': {
      backgroundImage: '[linear-gradient(to right, var(--chakra-colors-bg-shelf) 45%, transparent)]',
    },
  }),
};

const tabStyle = css({
  // Contains hidden text, which would otherwise widen the page.
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  gap: '2.5',
  flexShrink: '0',
  paddingInline: { base: '3', xl: '3.5' },
  color: 'fg.muted',
  whiteSpace: 'nowrap',
});
const variantStyles = {
  line: css({
    minHeight: '12',
    borderBlock: '4px solid transparent',
    textStyle: 'sm',
    fontWeight: 'medium',
    '&:hover:not([aria-selected=true])': { color: 'fg.default', borderBottomColor: 'border.control' },
    _selected: { color: 'fg.default', fontWeight: 'strong', borderBottomColor: 'label.solid' },
    _focusVisible: { outlineOffset: '-3px' },
  }),
  subtle: css({
    minHeight: 'tap',
    borderRadius: 'control',
    textStyle: 'sm',
    fontWeight: 'medium',
    '&:hover:not([aria-selected=true])': { color: 'fg.default', background: 'bg.sunken' },
    _selected: {
      ground: 'ink',
      fontWeight: 'strong',
    },
    _focusVisible: { outlineOffset: '-4px' },
  }),
};

/**
 * Returns whether a scrolling row has more content beyond its end, and its whole width in pixels. `parts` is the number
 * of its children, some of which are added later.
 */
function useMoreBeyond(scroller: RefObject<HTMLElement | null>, parts: number) {
  const [hasMore, setHasMore] = useState(false);
  const [width, setWidth] = useState(0);
  useEffect(() => {
    const element = scroller.current;
    if (!element) return;
    const look = () => {
      setWidth(element.scrollWidth);
      setHasMore(element.scrollWidth - element.clientWidth - Math.abs(element.scrollLeft) > 8);
    };
    const observer = new ResizeObserver(look);
    for (const watched of [element, ...[...element.children].slice(0, parts)]) observer.observe(watched);
    element.addEventListener('scroll', look, { passive: true });
    return () => {
      observer.disconnect();
      element.removeEventListener('scroll', look);
    };
  }, [scroller, parts]);
  return { hasMore, width };
}
