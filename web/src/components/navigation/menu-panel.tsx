import * as DropdownMenu from '@radix-ui/react-dropdown-menu';
import type { MouseEvent, RefObject } from 'react';
import { directionOf } from '#shared/language.ts';
import { css, cx } from '#styles/css';
import { useLanguage } from '#web/i18n/language-context.tsx';
import { languageNameStyle } from '#web/i18n/language-name-style.ts';
import type { MenuItem } from './menu-item.ts';

export interface MenuPanelProps {
  open: boolean;
  items: readonly MenuItem[];
  columns: 1 | 2;
  /** The button that opened the panel: a click on it closes, and focus returns to it. */
  trigger: RefObject<HTMLButtonElement | null>;
  onSelect: (item: MenuItem) => void;
  onClose: () => void;
}

/**
 * The panel of a menu: arrow keys move, letters find, Escape or a click outside closes. Its items are links: a click
 * with a modifier opens a new tab as anywhere else.
 */
export function MenuPanel({ open, items, columns, trigger, onSelect, onClose }: MenuPanelProps) {
  const choose = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    const address = (event.target as Element).closest('a')?.getAttribute('href');
    const item = items.find((candidate) => candidate.address === address);
    if (item) onSelect(item);
  };
  return (
    <DropdownMenu.Root
      open={open}
      modal={false}
      dir={directionOf(useLanguage())}
      onOpenChange={(next) => next || onClose()}
    >
      <DropdownMenu.Trigger asChild>
        <span aria-hidden="true" tabIndex={-1} className={anchorStyle} />
      </DropdownMenu.Trigger>
      <DropdownMenu.Content
        align="end"
        sideOffset={6}
        collisionPadding={12}
        className={panelStyle}
        data-columns={columns}
        aria-label={trigger.current?.textContent ?? undefined}
        onClick={choose}
        onCloseAutoFocus={(event) => {
          event.preventDefault();
          trigger.current?.focus();
        }}
        onInteractOutside={(event) => {
          if (trigger.current?.contains(event.target as Node)) event.preventDefault();
        }}
      >
        {items.map((item) => (
          <DropdownMenu.Item key={item.address} asChild>
            <a
              href={item.address}
              className={cx(itemStyle, languageNameStyle)}
              {...(item.current && { 'aria-current': 'page' })}
              {...(item.language && { lang: item.language })}
            >
              {item.label}
            </a>
          </DropdownMenu.Item>
        ))}
      </DropdownMenu.Content>
    </DropdownMenu.Root>
  );
}

const anchorStyle = css({ position: 'absolute', inset: '0', pointerEvents: 'none' });
const panelStyle = css({
  zIndex: 'overlay',
  display: 'grid',
  minWidth: '[180px]',
  padding: '3',
  columnGap: '2',
  background: 'bg.canvas',
  borderRadius: 'card',
  boxShadow: 'overlay',
  animation: 'fadeIn 180ms cubic-bezier(.2,.8,.2,1)',
  outline: 'none',
  '&[data-columns="2"]': { gridTemplateColumns: '1fr 1fr', minWidth: 'column' },
});
const itemStyle = css({
  display: 'flex',
  alignItems: 'center',
  minHeight: 'tap',
  paddingInline: '4',
  borderRadius: 'control',
  textStyle: 'sm',
  fontWeight: 'medium',
  textAlign: 'start',
  outline: 'none',
  '&[data-highlighted]': { background: 'label.subtle' },
  '&[aria-current=page]': { background: 'label.solid' },
});
