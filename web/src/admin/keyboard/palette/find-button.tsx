import { Search } from 'lucide-react';
import { useEffect } from 'react';
import { css } from '#styles/css';
import { copy } from '#web/admin/dashboard/copy.en.ts';
import { isApple } from '#web/admin/lib/apple.ts';
import { useGlobalDialog } from '#web/admin/lib/global-dialogs.ts';
import { LazyDialog } from '#web/admin/ui/dialog/lazy-dialog.tsx';
import { Icon } from '#web/components/icon.tsx';
import { loadOnce } from '#web/lib/loading/load-once.ts';
import { useGlobalShortcuts } from '../shortcuts/global-shortcuts.ts';
import { collectTyped } from './typed-ahead.ts';

const paletteDialog = loadOnce(() => import('./palette-dialog.tsx'));

/**
 * The button in the header of every screen that opens the search for anything. It also enables the shortcuts of every screen.
 */
export function FindButton() {
  const [isOpen, setIsOpen] = useGlobalDialog('find');
  useGlobalShortcuts();
  // Whoever opens the search types on before its box is there.
  useEffect(() => (isOpen ? collectTyped() : undefined), [isOpen]);
  return (
    <>
      <button
        type="button"
        aria-label={copy.find}
        aria-keyshortcuts={isApple ? 'Meta+K' : 'Control+K'}
        onClick={() => setIsOpen(true)}
        className={buttonStyle}
      >
        <Icon of={Search} size={18} />
        <span className={wordsStyle}>{copy.findWhat}</span>
        <kbd dir="ltr" className={keyStyle}>
          {isApple ? '⌘ K' : 'Ctrl K'}
        </kbd>
      </button>
      <LazyDialog loader={paletteDialog} open={isOpen} onFailed={() => setIsOpen(false)}>
        {({ PaletteDialog }) => <PaletteDialog open={isOpen} onClose={() => setIsOpen(false)} />}
      </LazyDialog>
    </>
  );
}

/** A box with words if the header has space, otherwise only an icon. */
const buttonStyle = css({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: '2.5',
  flex: { base: 'none', xl: '0 1 320px' },
  minWidth: { base: 'tap', xl: '0' },
  height: { base: 'tap', xl: '9' },
  marginInlineStart: { base: 'auto', xl: '4' },
  paddingInline: { xl: '3' },
  borderWidth: { xl: '1px' },
  borderColor: 'border.onDarkControl',
  borderRadius: 'control',
  textStyle: 'sm',
  color: 'fg.onDark',
  cursor: 'pointer',
  _hover: { background: 'bg.deep' },
});
const wordsStyle = css({
  display: { base: 'none', xl: 'block' },
  flex: '1',
  minWidth: '0',
  textAlign: 'start',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});
const keyStyle = css({
  display: { base: 'none', xl: 'block' },
  paddingInline: '1.5',
  borderWidth: '1px',
  borderColor: 'border.onDarkControl',
  borderRadius: 'label',
  fontFamily: '[inherit]',
  textStyle: 'xs',
  whiteSpace: 'nowrap',
});
