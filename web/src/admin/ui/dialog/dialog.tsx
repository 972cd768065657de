import {
  Dialog as ChakraDialog,
  ChakraProvider,
  createSystem,
  LocaleProvider,
  Portal,
} from '@chakra-ui/react';
import { defaultBaseConfig } from '@chakra-ui/react/preset-base';
import { X } from 'lucide-react';
import { type ReactNode, useRef } from 'react';
import { css, cx } from '#styles/css';
import { adminLocale } from '#web/admin/lib/language/formats.ts';
import { Icon } from '#web/components/icon.tsx';
import { theme } from '#web/theme/theme.ts';
import { dialog } from './dialog-recipe.ts';
import { toastsAround, useToastsInReach } from './reach-toasts.ts';

export interface DialogProps {
  open: boolean;
  title: ReactNode;
  /** Name of the button in the head that closes the dialog; without it there is none. */
  close?: string;
  /** Called when the user closes the dialog: by Escape, by a press outside, or by the button in its header. */
  onClose: () => void;
  role?: 'dialog' | 'alertdialog';
  /** Returns what gets the focus when the dialog opens; by default its first control. */
  focusFirst?: (() => HTMLElement | null) | undefined;
  /** Returns what gets the focus when the dialog closes; by default what had it before. */
  focusAfter?: (() => HTMLElement | null) | undefined;
  /** Fills the window, for longer work. */
  fills?: boolean;
  /** As wide as a form of one column. */
  narrow?: boolean;
  /** Tools in the head, before the closing button. */
  tools?: ReactNode;
  /** Styles of the dialog itself, such as its width. */
  className?: string;
  children: ReactNode;
}

/** A dialog over the screen. The only part of the admin area that uses Chakra: import it lazily ({@link lazyDialog}). */
export function Dialog(props: DialogProps) {
  const { open, title, close, onClose, role = 'dialog', focusFirst, focusAfter } = props;
  const { fills = false, narrow = false, tools, className, children } = props;
  const focus = useDialogFocus({ focusFirst, focusAfter });
  const content = useRef<HTMLDivElement>(null);
  useToastsInReach(content, open);
  return (
    <ChakraProvider value={system}>
      <LocaleProvider locale={adminLocale}>
        <ChakraDialog.Root
          role={role}
          open={open}
          onOpenChange={(change) => change.open || onClose()}
          onInteractOutside={(event) =>
            toastsAround(event.detail.originalEvent.target) && event.preventDefault()
          }
          {...focus}
          lazyMount
          unmountOnExit
        >
          <Portal>
            <ChakraDialog.Backdrop />
            <ChakraDialog.Positioner>
              <ChakraDialog.Content
                ref={content}
                data-fills={fills || undefined}
                className={cx(fills && fillStyle, narrow && narrowStyle, className)}
                // Escape closes this dialog only, and nothing within or behind it.
                onKeyDown={(event) => event.key === 'Escape' && event.preventDefault()}
              >
                <ChakraDialog.Header {...(fills && { className: lowHeadStyle })}>
                  <ChakraDialog.Title>{title}</ChakraDialog.Title>
                  {tools && <div className={toolsStyle}>{tools}</div>}
                  {close && (
                    <ChakraDialog.CloseTrigger aria-label={close}>
                      <Icon of={X} size={22} />
                    </ChakraDialog.CloseTrigger>
                  )}
                </ChakraDialog.Header>
                {children}
              </ChakraDialog.Content>
            </ChakraDialog.Positioner>
          </Portal>
        </ChakraDialog.Root>
      </LocaleProvider>
    </ChakraProvider>
  );
}

/** The scrolling part between head and foot of a {@link Dialog}. */
export const DialogBody = ChakraDialog.Body;

/** The foot of a {@link Dialog}, with its buttons. */
export const DialogFooter = ChakraDialog.Footer;

const narrowStyle = css({ maxWidth: 'column' });
const fillStyle = css({
  position: 'fixed',
  inset: '0',
  maxWidth: 'none',
  maxHeight: 'none',
  borderRadius: '[0]',
  // A toast is placed below the foot, so that it covers no field.
  paddingBottom: 'var(--toast-height, 0px)',
  'body:has([data-connection]) &': { top: '12' },
});
const lowHeadStyle = css({
  flexWrap: { base: 'wrap', sm: 'nowrap' },
  alignItems: 'center',
  columnGap: '3',
  rowGap: '0',
  paddingBlock: '1',
  // On a phone the title and the closing button share a row without the tools.
  '& > h2': { flexBasis: { base: '[60%]', sm: 'auto' } },
});
const toolsStyle = css({
  order: { base: '1', sm: '0' },
  flexBasis: { base: 'full', sm: 'auto' },
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '3',
  paddingBottom: { base: '1', sm: '0' },
});

interface DialogFocusOptions {
  focusFirst?: (() => HTMLElement | null) | undefined;
  focusAfter?: (() => HTMLElement | null) | undefined;
}

/**
 * Moves the focus when a dialog opens and closes. Chakra would select all text of the field that it focuses, and the next key
 * would replace it: here the caret goes to the end, and later back to where it was.
 */
function useDialogFocus({ focusFirst, focusAfter }: DialogFocusOptions) {
  const before = useRef<Element>(null);
  return {
    initialFocusEl: () => {
      before.current ??= document.activeElement;
      const first = focusFirst?.() ?? null;
      if (first instanceof HTMLInputElement && document.activeElement !== first) {
        first.focus({ preventScroll: true });
        first.setSelectionRange(first.value.length, first.value.length);
      }
      return first;
    },
    finalFocusEl: () => {
      const after = focusAfter?.() ?? before.current;
      before.current = null;
      if (after instanceof HTMLInputElement) after.focus({ preventScroll: true });
      return after instanceof HTMLElement ? after : null;
    },
  };
}

/**
 * Chakra's system for dialogs: the site's theme without Chakra's own styles. Reset and global rules are in the static
 * stylesheet.
 */
export const system = createSystem(defaultBaseConfig, {
  preflight: false,
  cssVarsRoot: ':where(:root, .chakra-theme)',
  theme: { ...theme, slotRecipes: { dialog } },
});
