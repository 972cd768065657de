import { type ReactNode, useEffect, useRef, useState } from 'react';
import { css } from '#styles/css';
import { onFirstUse } from '#web/admin/lib/first-use.ts';
import { showToast } from '#web/features/toasts/toasts.ts';
import { type Loader, useLazy } from '#web/lib/loading/load-once.ts';
import { copy } from '../copy.en.ts';
import { Spinner } from '../spinner.tsx';

interface LazyDialogProps<Module> {
  loader: Loader<[], Module>;
  open: boolean;
  /** Called when the code of the open dialog could not be loaded. */
  onFailed?: () => void;
  children: (module: Module) => ReactNode;
}

/** How long nothing is shown while the code of an open dialog is loading, in ms. It is usually there before. */
const quietMs = 300;

/** The events after which a failed load of an open dialog is repeated. */
const signsOfHope = ['online', 'click'];

/**
 * A dialog whose code is loaded at the first sign of use of the screen, so that it opens at once. If it still has to be loaded,
 * a note says so. After a failure it is loaded when the browser is online again, or at the next press.
 */
export function LazyDialog<Module extends object>({
  loader,
  open,
  onFailed,
  children,
}: LazyDialogProps<Module>) {
  const [module, load] = useLazy(loader);
  const [isLate, setIsLate] = useState(false);
  const failed = useRef(onFailed);
  failed.current = onFailed;
  useEffect(() => {
    if (module) return;
    if (!open) return onFirstUse(() => void load().catch(() => {}));
    const watch = new AbortController();
    const loadNow = async () => {
      const late = setTimeout(() => setIsLate(true), quietMs);
      watch.signal.addEventListener('abort', () => clearTimeout(late));
      try {
        await load();
      } catch {
        showToast({ tone: 'danger', title: copy.notLoaded });
        failed.current?.();
      }
      clearTimeout(late);
      setIsLate(false);
    };
    void loadNow();
    for (const sign of signsOfHope) addEventListener(sign, loadNow, { signal: watch.signal });
    return () => {
      watch.abort();
      setIsLate(false);
    };
  }, [module, open, load]);
  if (module) return children(module);
  if (!open || !isLate) return null;
  return (
    <p role="status" className={lateStyle}>
      <Spinner />
      {copy.loading}
    </p>
  );
}

const lateStyle = css({
  position: 'fixed',
  insetInline: '0',
  top: '[40dvh]',
  zIndex: 'overlay',
  display: 'flex',
  alignItems: 'center',
  gap: '2.5',
  width: 'fit',
  marginInline: '[auto]',
  paddingInline: '5',
  paddingBlock: '3',
  background: 'bg.canvas',
  borderRadius: 'card',
  boxShadow: 'overlay',
  textStyle: 'sm',
});
