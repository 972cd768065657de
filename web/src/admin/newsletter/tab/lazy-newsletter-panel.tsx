import { useEffect, useState } from 'react';
import { Button } from '#web/admin/ui/button.tsx';
import { EmptyState } from '#web/components/feedback/empty-state.tsx';
import { loadOnce, useLazy } from '#web/lib/load-once.ts';
import { copy } from './copy.en.ts';

const panel = loadOnce(() => import('../newsletter-panel.tsx'));

/** The newsletter's tab, whose code is loaded when it is opened. */
export function LazyNewsletterPanel() {
  const [module, load] = useLazy(panel);
  const [hasFailed, setHasFailed] = useState(false);
  useEffect(() => {
    if (!hasFailed) load().catch(() => setHasFailed(true));
  }, [load, hasFailed]);
  if (module) return <module.NewsletterPanel />;
  if (!hasFailed) return <p role="status">{copy.loading}</p>;
  return (
    <EmptyState compact state="failed" title={copy.failedTitle} text={copy.failedText}>
      <Button variant="outline" size="s" onClick={() => setHasFailed(false)}>
        {copy.tryAgain}
      </Button>
    </EmptyState>
  );
}
