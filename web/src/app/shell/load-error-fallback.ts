/** Loads what stands in the place of a page that cannot be rendered. */
export const loadErrorFallback = () => import('#web/components/feedback/error-fallback.tsx');
