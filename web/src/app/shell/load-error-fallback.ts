import { loadOnce } from '#web/lib/load-once.ts';

/** Loads what stands in the place of a page that cannot be rendered. */
export const loadErrorFallback = loadOnce(() => import('#web/components/feedback/error-fallback.tsx'));
