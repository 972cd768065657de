import { type ReactNode, useEffect, useState } from 'react';
import { showToast } from '#web/features/toasts/toasts.ts';
import { copy } from '../copy.en.ts';

interface LazyDialogProps<Module> {
  /** Imports the dialog; always the same function. */
  load: () => Promise<Module>;
  open: boolean;
  children: (module: Module) => ReactNode;
}

const signsOfUse = ['pointermove', 'pointerdown', 'keydown', 'scroll'];
/** When an open dialog that could not be loaded is tried again. */
const signsOfHope = ['online', 'click'];

/**
 * A dialog whose code is loaded at the first sign of somebody using the screen, so that it opens at once when it is
 * asked for. What could not be loaded then is loaded when the browser is online again, or with the next press.
 */
export function LazyDialog<Module>({ load, open, children }: LazyDialogProps<Module>) {
  const [module, setModule] = useState<Module>();
  useEffect(() => {
    if (module) return;
    const keep = (loaded: Module) => setModule(() => loaded);
    const watch = new AbortController();
    if (open) {
      let isLoading = false;
      const loadNow = async () => {
        if (isLoading) return;
        isLoading = true;
        await load().then(keep, () => showToast({ tone: 'danger', title: copy.notLoaded }));
        isLoading = false;
      };
      void loadNow();
      for (const sign of signsOfHope) addEventListener(sign, loadNow, { signal: watch.signal });
    } else {
      const warm = () => load().then(keep, () => undefined);
      for (const sign of signsOfUse)
        addEventListener(sign, warm, { once: true, passive: true, signal: watch.signal });
    }
    return () => watch.abort();
  }, [module, open, load]);
  return module && children(module);
}
