import { useMatches } from '#web/lib/hooks/use-matches.ts';
import { createStore, useStore } from '#web/lib/store.ts';

/** True while the preview is shown. One value for all posts, kept until the page is left. */
const shown = createStore(false);

/** Wide enough for the preview beside the text. Otherwise it replaces the text. */
const beside = '(min-width: 1280px)';

export function usePreviewShown(): boolean {
  return useStore(shown, (is) => is);
}

/** True if the text is shown: while there is no preview, or beside the preview in a wide window. */
export function useTextShown(): boolean {
  const isBeside = useMatches(beside);
  return !usePreviewShown() || isBeside;
}

export function isPreviewShown(): boolean {
  return shown.current();
}

export function togglePreview(): void {
  shown.set(!shown.current());
}

/** Shows the text in place of the preview, in windows that have space for one of them. */
export function showText(): void {
  if (shown.current() && !matchMedia(beside).matches) shown.set(false);
}
