import { type ReactElement, useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import type { Language } from '#shared/language.ts';
import { useLanguage } from '#web/i18n/language-context.tsx';
import { useHydrated } from '#web/lib/hooks/use-hydrated.ts';
import { loadOnce } from '#web/lib/loading/load-once.ts';
import type { PlannedScope } from './scope-slip.tsx';

/** Loaded only if a plan is sent. */
const load = loadOnce(async (language: Language) => {
  const [{ ScopeSlip }, { planFromQuery }, { copy, texts }] = await Promise.all([
    import('./scope-slip.tsx'),
    import('#shared/plan/plan.ts'),
    language === 'ar' ? import('./copy.ar.ts') : import('./copy.en.ts'),
  ]);
  return { ScopeSlip, planFromQuery, copy, texts };
});
type Parts = Awaited<ReturnType<typeof load>>;

/**
 * Returns the receipt of the plan in the URL, and the plan to send. `undefined` before hydration, if no plan is wanted,
 * and if the URL has none.
 */
export function useScopeSlip(wanted: boolean): {
  slip: ReactElement | undefined;
  scope: PlannedScope | undefined;
} {
  const language = useLanguage();
  const known = useHydrated();
  const { search } = useLocation();
  const [parts, setParts] = useState<Parts>();
  const [scope, setScope] = useState<PlannedScope>();
  useEffect(() => {
    if (!wanted) return;
    // If the plan cannot be loaded, the message can be sent without it.
    load(language).then(setParts, () => {});
  }, [wanted, language]);
  if (!wanted || !known || !parts) return { slip: undefined, scope: undefined };
  const { ScopeSlip, planFromQuery, copy, texts } = parts;
  const plan = planFromQuery(search);
  if (plan.provinces.length === 0) return { slip: undefined, scope: undefined };
  return { slip: <ScopeSlip copy={copy} texts={texts} plan={plan} onPlanned={setScope} />, scope };
}
