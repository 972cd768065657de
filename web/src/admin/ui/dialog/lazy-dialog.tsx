import { type ReactNode, useEffect } from 'react';
import { onFirstUse } from '#web/admin/lib/first-use.ts';
import { showToast } from '#web/features/toasts/toasts.ts';
import { type Loader, useLazy } from '#web/lib/loading/load-once.ts';
import { copy } from '../copy.en.ts';

interface LazyDialogProps<Module> {
  loader: Loader<[], Module>;
  open: boolean;
  children: (module: Module) => ReactNode;
}

/** The events after which a failed load of an open dialog is repeated. */
const signsOfHope = ['online', 'click'];

/**
 * A dialog whose code is loaded at the first sign of use of the screen, so that it opens at once. After a failure it is loaded
 * when the browser is online again, or at the next press.
 */
export function LazyDialog<Module extends object>({ loader, open, children }: LazyDialogProps<Module>) {
  const [module, load] = useLazy(loader);
  useEffect(() => {
    if (module) return;
    if (!open) return onFirstUse(() => void load().catch(() => {}));
    const watch = new AbortController();
    const loadNow = () => load().catch(() => showToast({ tone: 'danger', title: copy.notLoaded }));
    void loadNow();
    for (const sign of signsOfHope) addEventListener(sign, loadNow, { signal: watch.signal });
    return () => watch.abort();
  }, [module, open, load]);
  return module && children(module);
}
