import * as RadixToast from '@radix-ui/react-toast';
import { CircleAlert, CircleCheck, X } from 'lucide-react';
import { type FocusEvent, type RefObject, useEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import type { Language } from '#shared/language.ts';
import { css } from '#styles/css';
import { Icon } from '#web/components/icon.tsx';
import { dismissToast, type Toast, toastDuration } from './toasts.ts';

export interface ToastViewProps {
  toast: Toast;
  language: Language;
  labels: { region: string; close: string };
}

/** `leadsTo`: the key that moves the focus to the visible toast. `noKey`: no key, while no toast is visible. */
const [leadsTo, noKey] = [['F8'], []];

/**
 * The visible toast: closes after some seconds, by its button, or by a swipe towards its edge. F8 moves the focus to
 * it.
 */
export function ToastView({ toast, language, labels }: ToastViewProps) {
  const Drawing = toast.tone === 'success' ? CircleCheck : CircleAlert;
  const { viewport, onFocus } = useFocusReturn(toast.open);
  useToastHeight(viewport, toast.open);
  return createPortal(
    <RadixToast.Provider
      duration={toast.action ? toastDuration * 2 : toastDuration}
      swipeThreshold={50}
      swipeDirection={language === 'ar' ? 'left' : 'right'}
      label={labels.region}
    >
      <RadixToast.Root
        open={toast.open}
        onOpenChange={(open) => open || dismissToast(toast.id)}
        type="foreground"
        data-tone={toast.tone}
        className={toastStyle}
      >
        <Icon of={Drawing} className={iconStyle} />
        <div className={css({ flexGrow: '1' })}>
          <RadixToast.Title className={titleStyle}>{toast.title}</RadixToast.Title>
          {toast.text && (
            <RadixToast.Description className={css({ textStyle: 'sm' })}>{toast.text}</RadixToast.Description>
          )}
        </div>
        {toast.action && (
          <RadixToast.Action
            altText={toast.action.altText}
            className={actionStyle}
            onClick={toast.action.run}
          >
            {toast.action.label}
          </RadixToast.Action>
        )}
        <RadixToast.Close aria-label={labels.close} className={closeStyle}>
          <Icon of={X} size={18} />
        </RadixToast.Close>
      </RadixToast.Root>
      {/* An open dialog hides everything outside of it from screen readers, except elements with `data-live-announcer`. */}
      <div data-live-announcer="">
        <RadixToast.Viewport
          ref={viewport}
          hotkey={toast.open ? leadsTo : noKey}
          label={`${labels.region} (F8)`}
          onFocus={onFocus}
          className={viewportStyle}
        />
      </div>
    </RadixToast.Provider>,
    document.body,
  );
}

/** Sets the height of the visible toast on the page (`--toast-height`). */
function useToastHeight(viewport: RefObject<HTMLElement | null>, open: boolean): void {
  useEffect(() => {
    const { current } = viewport;
    if (!open || !current) return;
    const { style } = document.documentElement;
    const sizes = new ResizeObserver(() => style.setProperty('--toast-height', `${current.offsetHeight}px`));
    sizes.observe(current);
    return () => {
      sizes.disconnect();
      style.removeProperty('--toast-height');
    };
  }, [viewport, open]);
}

/** When the toast closes, returns the focus to where it was before F8. */
function useFocusReturn(open: boolean) {
  const viewport = useRef<HTMLOListElement>(null);
  const before = useRef<Element>(null);
  useEffect(() => {
    const focused = document.activeElement;
    if (open || !(focused instanceof HTMLElement) || !viewport.current?.contains(focused)) return;
    if (before.current instanceof HTMLElement && before.current.isConnected) before.current.focus();
    else focused.blur();
  }, [open]);
  const onFocus = ({ relatedTarget, currentTarget }: FocusEvent) => {
    if (!currentTarget.contains(relatedTarget)) before.current = relatedTarget;
  };
  return { viewport, onFocus };
}

const viewportStyle = css({
  position: 'fixed',
  bottom: '0',
  // On wide screens the toast is beside the buttons in the page's margin.
  insetInlineEnd: { base: '0', lg: 'gutter' },
  // The toast is above the footer of a dialog, whose buttons stay visible. A dialog that fills the window leaves space for it.
  '[data-dialog] &': { bottom: { base: '[128px]', md: '[96px]' } },
  zIndex: 'toast',
  width: 'full',
  maxWidth: { md: '[420px]' },
  padding: '5',
});
const toastStyle = css({
  // An open dialog blocks presses outside of it. The toast still takes them.
  pointerEvents: 'auto',
  display: 'flex',
  alignItems: 'flex-start',
  gap: '3',
  padding: '4',
  background: 'bg.canvas',
  borderRadius: 'card',
  boxShadow: 'overlay',
  animation: 'fadeIn 180ms cubic-bezier(.2,.8,.2,1)',
  '&[data-tone=danger]': { ground: 'danger' },
  '&[data-swipe=move]': { transform: 'translateX(var(--radix-toast-swipe-move-x))' },
});
const iconStyle = css({
  flexShrink: '0',
  marginTop: '0.5',
  '[data-tone=success] &': { color: 'ok.solid' },
});
const actionStyle = css({
  flexShrink: '0',
  minWidth: 'tap',
  minHeight: 'tap',
  marginBlock: '-2.5',
  paddingInline: '2',
  borderRadius: 'control',
  textStyle: 'sm',
  fontWeight: 'strong',
  textDecoration: 'underline',
});
const closeStyle = css({
  display: 'grid',
  placeItems: 'center',
  width: 'tap',
  height: 'tap',
  margin: '-2.5',
  borderRadius: 'control',
});
const titleStyle = css({ textStyle: 'sm', fontWeight: 'strong' });
