import { type ReactNode, useEffect } from 'react';
import { css, cx } from '../../../styled-system/css/index.js';
import { moveFocus } from '../../lib/roving-focus.ts';

interface TabListProps {
  /** Begins the ids of the tabs and of their panel. */
  id: string;
  label: string;
  tabs: readonly { id: string; label: ReactNode }[];
  /** Id of the open tab; without it none is open. */
  open: string | undefined;
  onOpen: (id: string) => void;
  /** `line`: the screen's, underlined in label yellow. `subtle`: within a panel, ink ones. */
  variant: 'line' | 'subtle';
  className?: string;
}

/** Tabs in a row, which scrolls sideways where it is narrow. The arrow keys move along it and open. */
export function TabList({ id: listId, label, tabs, open, onOpen, variant, className }: TabListProps) {
  useEffect(() => {
    if (!open) return;
    const tab = document.getElementById(tabId(listId, open));
    tab?.scrollIntoView({ block: 'nearest', inline: 'center' });
  }, [listId, open]);
  return (
    <div
      role="tablist"
      aria-label={label}
      onKeyDown={(event) => moveFocus(event)?.click()}
      className={cx(css({ display: 'flex', overflowX: 'auto' }), className)}
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

/** What the open tab shows; it begins with something that takes the focus. */
export function TabPanel({ of: listId, open, children }: TabPanelProps) {
  return (
    <div key={open} role="tabpanel" id={panelId(listId)} aria-labelledby={tabId(listId, open)}>
      {children}
    </div>
  );
}

const tabId = (listId: string, id: string) => `${listId}-${id.replace(/\W+/g, '-')}`;
const panelId = (listId: string) => `${listId}-panel`;

const tabStyle = css({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '[10px]',
  flexShrink: '0',
  paddingInline: '4',
  color: 'fg.muted',
  whiteSpace: 'nowrap',
});
const variantStyles = {
  line: css({
    minHeight: '[60px]',
    borderBlock: '4px solid transparent',
    textStyle: 'body',
    fontWeight: 'medium',
    '&:hover:not([aria-selected=true])': { color: 'fg.default', borderBottomColor: 'border.control' },
    _selected: { color: 'fg.default', fontWeight: 'strong', borderBottomColor: 'label.solid' },
    _focusVisible: { outlineOffset: '[-3px]' },
  }),
  subtle: css({
    minHeight: 'tap',
    borderRadius: 'control',
    textStyle: 'sm',
    fontWeight: 'medium',
    '&:hover:not([aria-selected=true])': { color: 'fg.default', background: 'bg.sunken' },
    _selected: {
      color: 'fg.onDark',
      fontWeight: 'strong',
      background: 'bg.ink',
      '--focus': 'var(--chakra-colors-label-solid)',
    },
    _focusVisible: { outlineOffset: '[-4px]' },
  }),
};
