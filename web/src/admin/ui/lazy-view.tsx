import { type ReactNode, useEffect, useState } from 'react';
import { EmptyState } from '#web/components/feedback/empty-state.tsx';
import { type Loader, useLazy } from '#web/lib/loading/load-once.ts';
import { Button } from './button.tsx';
import { copy } from './copy.en.ts';

interface LazyViewProps<Module> {
  loader: Loader<[], Module>;
  /** Shown while the code is loading; a sentence by default. */
  meanwhile?: ReactNode;
  children: (module: Module) => ReactNode;
}

/**
 * A part of a screen whose code is loaded when it is opened. After a failure it is loaded again when the browser is online.
 */
export function LazyView<Module extends object>({
  loader,
  meanwhile = <p role="status">{copy.loading}</p>,
  children,
}: LazyViewProps<Module>) {
  const [module, load] = useLazy(loader);
  const [hasFailed, setHasFailed] = useState(false);
  useEffect(() => {
    if (!hasFailed) {
      load().catch(() => setHasFailed(true));
      return;
    }
    const tryAgain = () => setHasFailed(false);
    addEventListener('online', tryAgain);
    return () => removeEventListener('online', tryAgain);
  }, [load, hasFailed]);
  if (module) return children(module);
  if (!hasFailed) return meanwhile;
  return (
    <EmptyState compact state="failed" title={copy.failedTitle} text={copy.failedText}>
      <Button variant="outline" size="s" onClick={() => setHasFailed(false)}>
        {copy.tryAgain}
      </Button>
    </EmptyState>
  );
}
