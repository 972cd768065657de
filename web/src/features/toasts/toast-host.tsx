import { type ComponentType, useEffect, useState, useSyncExternalStore } from 'react';
import type { Language } from '../../../../shared/language.ts';
import type { ToastViewProps } from './toast-view.tsx';
import { currentToast, subscribeToToasts } from './toasts.ts';

type HostProps = Omit<ToastViewProps, 'toast'>;

/** Where toasts appear. Their view is loaded with the first one. */
export function ToastHost(props: HostProps & { language: Language }) {
  const toast = useSyncExternalStore(subscribeToToasts, currentToast, () => undefined);
  const [View, setView] = useState<ComponentType<ToastViewProps>>();
  const wanted = toast !== undefined;
  useEffect(() => {
    if (wanted) void import('./toast-view.tsx').then((module) => setView(() => module.ToastView));
  }, [wanted]);
  return View && toast ? <View {...props} toast={toast} /> : null;
}
