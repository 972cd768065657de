import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { css, cx } from '#styles/css';
import { moveFocus } from '#web/admin/lib/roving-focus.ts';

interface DisclosedMenuProps {
  /** Name of the button. */
  label: string;
  /** Content of the button. */
  face: ReactNode;
  buttonClass: string;
  panelClass?: string;
  onOpen?: () => void;
  /** True to mount the content only while it is shown, for a menu that many rows have. */
  isLight?: boolean;
  /** Tab index of the button. */
  tabIndex?: number;
  children: ReactNode;
}

/** The height that a panel may need below its button, in pixels. */
const neededBelow = 280;

/**
 * A button that shows a panel below it, or above it near the end of the window. A click in the panel or outside closes it, and
 * so does Escape by the site's keyboard conventions. The arrow keys move among its buttons. Its content stays mounted, so that a
 * dialog which is opened from it stays open.
 */
export function DisclosedMenu({
  label,
  face,
  buttonClass,
  panelClass,
  onOpen,
  isLight = false,
  tabIndex,
  children,
}: DisclosedMenuProps) {
  const id = useId();
  const [isOpen, setIsOpen] = useState(false);
  const [isAbove, setIsAbove] = useState(false);
  const place = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  const close = () => {
    // Moves the focus out of the panel before it is hidden.
    if (panel.current?.contains(document.activeElement)) button.current?.focus();
    setIsOpen(false);
  };
  /** True for a link or button of the panel. React also reports clicks in dialogs that were opened from it. */
  const isPressed = (target: EventTarget): boolean =>
    target instanceof Element &&
    panel.current?.contains(target) === true &&
    target.closest('a, button') !== null;
  useEffect(() => {
    if (!isOpen) return;
    const leave = ({ target }: Event) => {
      if (target instanceof Node && !place.current?.contains(target)) setIsOpen(false);
    };
    document.addEventListener('pointerdown', leave);
    document.addEventListener('focusin', leave);
    return () => {
      document.removeEventListener('pointerdown', leave);
      document.removeEventListener('focusin', leave);
    };
  }, [isOpen]);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the arrow keys move among its buttons
    <div ref={place} onKeyDown={(event) => isOpen && moveFocus(event, 'vertical')} className={placeStyle}>
      <button
        ref={button}
        type="button"
        aria-label={label}
        aria-expanded={isOpen}
        aria-controls={id}
        tabIndex={tabIndex}
        onClick={() => {
          if (isOpen) return close();
          const { top = 0, bottom = 0 } = button.current?.getBoundingClientRect() ?? {};
          setIsAbove(innerHeight - bottom < neededBelow && top > innerHeight - bottom);
          setIsOpen(true);
          onOpen?.();
        }}
        className={buttonClass}
      >
        {face}
      </button>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: it closes after what is pressed in it has acted */}
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: a key on a button in it is a click, too */}
      <div
        ref={panel}
        id={id}
        hidden={!isOpen}
        data-panel
        data-above={isAbove || undefined}
        // Before the action of what is pressed, so that a dialog returns the focus to the button.
        onClickCapture={({ target }) => {
          if (isPressed(target)) button.current?.focus();
        }}
        onClick={({ target }) => {
          if (isPressed(target)) close();
        }}
        className={cx(panelStyle, panelClass)}
      >
        {(isOpen || !isLight) && children}
      </div>
    </div>
  );
}

const placeStyle = css({ position: 'relative', flex: 'none' });
const panelStyle = css({
  position: 'absolute',
  insetInlineEnd: '0',
  top: '[calc(100% + 4px)]',
  zIndex: 'floating',
  width: '[292px]',
  maxWidth: '[calc(100vw - 16px)]',
  maxHeight: '[calc(100dvh - 120px)]',
  overflowY: 'auto',
  paddingBlock: '1',
  ground: 'canvas',
  borderRadius: 'card',
  boxShadow: 'overlay',
  '&[hidden]': { display: 'none' },
  '&[data-above]': { top: 'auto', bottom: '[calc(100% + 4px)]' },
});

/** A row of a {@link DisclosedMenu}. */
export const menuRowStyle = css({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: '3.5',
  width: 'full',
  minHeight: '11.5',
  paddingInline: '4',
  textStyle: 'sm',
  textAlign: 'start',
  color: 'fg.default',
  cursor: 'pointer',
  _hover: { background: 'bg.shelf' },
  _focusVisible: { outlineOffset: '-3px' },
  '&[data-tone=danger]': { color: 'danger.solid' },
  '&[aria-current=page]': { background: 'label.subtle', fontWeight: 'strong' },
});
