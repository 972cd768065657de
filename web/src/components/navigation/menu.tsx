import { ChevronDown } from 'lucide-react';
import { type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { css } from '#styles/css';
import { loadOnce, useLazy } from '#web/lib/load-once.ts';
import { whenIdle } from '#web/lib/when-idle.ts';
import { Icon } from '../icon.tsx';
import type { MenuItem } from './menu-item.ts';

interface MenuProps {
  label: ReactNode;
  items: readonly MenuItem[];
  columns?: 1 | 2;
  onSelect: (item: MenuItem) => void;
}

const menuPanel = loadOnce(() => import('./menu-panel.tsx'));

/**
 * A button that opens a menu of links. The button is plain HTML and stays the same element throughout; the panel
 * (positioning, arrow keys, type-ahead, closing) comes lazily.
 */
export function Menu({ label, items, columns = 1, onSelect }: MenuProps) {
  const button = useRef<HTMLButtonElement>(null);
  const [panel, loadPanel] = useLazy(menuPanel);
  const [open, setOpen] = useState(false);
  // Warmed in a quiet moment, so that the first click opens at once; not where the menu is out of sight.
  useEffect(() => {
    if (button.current?.offsetParent) whenIdle(() => void loadPanel().catch(() => {}));
  }, [loadPanel]);
  const show = () => void loadPanel().then(() => setOpen(true));
  const openByArrow = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowDown' || open) return;
    event.preventDefault();
    show();
  };
  return (
    <div className={css({ position: 'relative' })}>
      <button
        ref={button}
        type="button"
        aria-haspopup="menu"
        aria-expanded={open}
        className={triggerStyle}
        onClick={() => (open ? setOpen(false) : show())}
        onKeyDown={openByArrow}
      >
        {label}
        <Icon of={ChevronDown} size={16} className={chevronStyle} />
      </button>
      {panel && (
        <panel.MenuPanel
          open={open}
          items={items}
          columns={columns}
          trigger={button}
          onSelect={onSelect}
          onClose={() => setOpen(false)}
        />
      )}
    </div>
  );
}

const triggerStyle = css({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '2',
  minHeight: 'tap',
  paddingInline: '3',
  borderRadius: 'control',
  textStyle: 'buttonSm',
  fontWeight: 'medium',
  whiteSpace: 'nowrap',
  _hover: { background: 'bg.shelf' },
  '& svg:last-child': { transitionProperty: '[transform]', transitionDuration: 'hover' },
  '&[aria-expanded=true] svg:last-child': { transform: 'rotate(180deg)' },
});
const chevronStyle = css({ flexShrink: '0' });
