import { createStore, useStore } from '#web/lib/store.ts';
import { useMatches } from '#web/lib/use-matches.ts';

/** Whether the page of what is written is shown: it holds for every post until the browser's page goes. */
const shown = createStore(false);

/** Wide enough for the page beside the text; in a narrower window it stands in the text's place. */
const beside = '(min-width: 1280px)';

export function usePreviewShown(): boolean {
  return useStore(shown, (is) => is);
}

/** Whether the text is on the screen. */
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

/** Brings the text onto the screen, unless it is there. */
export function showText(): void {
  if (shown.current() && !matchMedia(beside).matches) shown.set(false);
}
