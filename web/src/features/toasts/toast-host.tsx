import { useEffect, useState } from 'react';
import type { Language } from '#shared/language.ts';
import { loadOnce, useLazy } from '#web/lib/loading/load-once.ts';
import { useStore } from '#web/lib/store.ts';
import { PlainToast } from './plain-toast.tsx';
import type { ToastViewProps } from './toast-view.tsx';
import { shownToast } from './toasts.ts';

const toastView = loadOnce(() => import('./toast-view.tsx'));

type HostProps = Omit<ToastViewProps, 'toast'>;

/** Shows the toasts. Their view is loaded with the first one; if it cannot be loaded, toasts show only their text. */
export function ToastHost(props: HostProps & { language: Language }) {
  const toast = useStore(shownToast, (shown) => shown);
  const [view, loadView] = useLazy(toastView);
  const [failedFor, setFailedFor] = useState<number>();
  const id = toast?.id;
  useEffect(() => {
    if (id !== undefined && !view) loadView().catch(() => setFailedFor(id));
  }, [id, view, loadView]);
  // Each toast has a view of its own, so that one that fails to close does not block the next.
  if (view && toast) return <view.ToastView key={toast.id} {...props} toast={toast} />;
  return toast?.open && failedFor === id && <PlainToast toast={toast} />;
}
