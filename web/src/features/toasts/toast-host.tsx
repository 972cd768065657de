import { type ComponentType, useEffect, useState } from 'react';
import type { Language } from '#shared/language.ts';
import { useStore } from '#web/lib/store.ts';
import { PlainToast } from './plain-toast.tsx';
import type { ToastViewProps } from './toast-view.tsx';
import { shownToast } from './toasts.ts';

type HostProps = Omit<ToastViewProps, 'toast'>;

/** Where toasts appear. Their view is loaded with the first one; while it cannot be, they are plain. */
export function ToastHost(props: HostProps & { language: Language }) {
  const toast = useStore(shownToast, (shown) => shown);
  const [View, setView] = useState<ComponentType<ToastViewProps>>();
  const [failedFor, setFailedFor] = useState<number>();
  const id = toast?.id;
  useEffect(() => {
    if (id === undefined || View) return;
    import('./toast-view.tsx').then(
      (module) => setView(() => module.ToastView),
      () => setFailedFor(id),
    );
  }, [id, View]);
  // Each in a view of its own: whatever kept one from closing by itself does not hold up the next.
  if (View && toast) return <View key={toast.id} {...props} toast={toast} />;
  return toast?.open && failedFor === id && <PlainToast toast={toast} />;
}
