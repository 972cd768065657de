import { type ReactNode, useEffect, useState } from 'react';
import { showToast } from '../../features/toasts/toasts.ts';
import { copy } from '../copy.en.ts';

interface LazyDialogProps<Module> {
  /** Imports the dialog; always the same function. */
  load: () => Promise<Module>;
  open: boolean;
  children: (module: Module) => ReactNode;
}

const signsOfUse = ['pointermove', 'pointerdown', 'keydown', 'scroll'];

/**
 * A dialog whose code is loaded at the first sign of somebody using the screen, so that it opens at once when it is
 * asked for.
 */
export function LazyDialog<Module>({ load, open, children }: LazyDialogProps<Module>) {
  const [module, setModule] = useState<Module>();
  useEffect(() => {
    if (module) return;
    const keep = (loaded: Module) => setModule(() => loaded);
    const watch = new AbortController();
    if (open) {
      const fetchNow = () => load().then(keep, () => showToast({ tone: 'danger', title: copy.notLoaded }));
      void fetchNow();
      addEventListener('online', fetchNow, { signal: watch.signal });
    } else {
      const warm = () => load().then(keep, () => undefined);
      for (const sign of signsOfUse)
        addEventListener(sign, warm, { once: true, passive: true, signal: watch.signal });
    }
    return () => watch.abort();
  }, [module, open, load]);
  return module && children(module);
}
