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
import { useConnection } from '#web/features/connection/use-connection.ts';
import { theme } from '#web/theme/theme.ts';
import { dialog } from './dialog-recipe.ts';
import { usePageMark } from './mark-page.ts';
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
  /** True if the first field gets the focus when the dialog opens, since it is opened to type. */
  startsTyping?: boolean;
  /** Returns what gets the focus when the dialog closes; by default the element that had it before. */
  focusAfter?: (() => HTMLElement | null) | undefined;
  /** True to fill the window, for longer work. Its header then begins with the close button. */
  fills?: boolean;
  /** True for the width of a form with one column. */
  narrow?: boolean;
  /** Tools in the head, after the title. */
  tools?: ReactNode;
  /** Styles of the dialog itself, such as its width. */
  className?: string;
  children: ReactNode;
}

/** A dialog over the screen. The only part of the admin area that uses Chakra: import it lazily (`LazyDialog`). */
export function Dialog(props: DialogProps) {
  const { open, title, close, onClose, role = 'dialog', startsTyping = false, focusAfter } = props;
  const { fills = false, narrow = false, tools, className, children } = props;
  const content = useRef<HTMLDivElement>(null);
  const firstField = () => content.current?.querySelector<HTMLElement>('input, textarea') ?? null;
  const focusFirst = startsTyping ? firstField : props.focusFirst;
  const focus = useDialogFocus({ focusFirst, focusAfter });
  useToastsInReach(content, open);
  usePageMark('data-dialog', open && !fills);
  usePageMark('data-covered', open && fills);
  /** True if the dialog has to leave space for the notice of a lost connection above. */
  const isLowered = useConnection() !== 'online' || undefined;
  const closing = close && (
    <ChakraDialog.CloseTrigger aria-label={close}>
      <Icon of={X} size={22} />
    </ChakraDialog.CloseTrigger>
  );
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
            <ChakraDialog.Positioner data-lowered={isLowered}>
              <ChakraDialog.Content
                ref={content}
                data-fills={fills || undefined}
                data-lowered={isLowered}
                className={cx(fills && fillStyle, narrow && narrowStyle, className)}
                // Escape closes this dialog only, and nothing within or behind it.
                onKeyDown={(event) => event.key === 'Escape' && event.preventDefault()}
              >
                <ChakraDialog.Header {...(fills && { className: lowHeadStyle })}>
                  {fills && closing}
                  <ChakraDialog.Title>{title}</ChakraDialog.Title>
                  {tools && <div className={fills ? headToolsStyle : toolsStyle}>{tools}</div>}
                  {!fills && closing}
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
  borderRadius: 'none',
  // Space for a toast or a phone's keyboard below the footer, so that neither covers a field.
  paddingBottom: '[max(var(--toast-height, 0px), var(--keyboard-height, 0px))]',
  '&[data-lowered]': { top: '12' },
});
/**
 * The head of a tall dialog: one row of 56 px. One group of tools is beside the title, on phones below it; another
 * group is at the end.
 */
const lowHeadStyle = css({
  display: 'grid',
  gridTemplateColumns: { base: 'auto minmax(0, 1fr) auto', md: 'auto auto minmax(0, 1fr) auto' },
  gridTemplateRows: { base: 'auto auto', md: '100%' },
  alignItems: 'center',
  alignContent: 'center',
  flexShrink: '0',
  columnGap: { base: '1', md: '3' },
  rowGap: '0',
  minHeight: '14',
  paddingBlock: '0',
  paddingInline: { base: '2', md: '5' },
  '& > button': { gridColumn: '1', gridRow: { base: '1 / 3', md: '1' }, marginInline: '0' },
  '& > h2': {
    gridColumn: '2',
    textStyle: 'sm',
    fontWeight: 'strong',
    paddingBlock: '0',
    alignSelf: { base: 'end', md: 'center' },
    gridRow: '1',
  },
});
const headToolsStyle = css({
  display: 'contents',
  '& > :first-child': { gridColumn: { base: '2', md: '3' }, gridRow: { base: '2', md: '1' }, minWidth: '0' },
  '& > :last-child': { gridColumn: { base: '3', md: '4' }, gridRow: { base: '1 / 3', md: '1' } },
});
const toolsStyle = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '3',
});

interface DialogFocusOptions {
  focusFirst?: (() => HTMLElement | null) | undefined;
  focusAfter?: (() => HTMLElement | null) | undefined;
}

/**
 * Moves the focus when a dialog opens and closes. Chakra would select all text of the field that it focuses, and the
 * next key would replace that text: here the caret goes to the end, and later back to where it was.
 */
function useDialogFocus({ focusFirst, focusAfter }: DialogFocusOptions) {
  const before = useRef<Element>(null);
  return {
    initialFocusEl: () => {
      before.current ??= document.activeElement;
      const first = focusFirst?.() ?? null;
      if (hasCaret(first) && document.activeElement !== first) {
        first.focus({ preventScroll: true });
        first.setSelectionRange(first.value.length, first.value.length);
      }
      return first;
    },
    finalFocusEl: () => {
      const after = focusAfter?.() ?? before.current;
      before.current = null;
      if (hasCaret(after)) after.focus({ preventScroll: true });
      return after instanceof HTMLElement ? after : null;
    },
  };
}

function hasCaret(element: Element | null): element is HTMLInputElement | HTMLTextAreaElement {
  return element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement;
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
