import type { Place } from '#shared/content/places.ts';
import { type ContentKey, content, isContentKey } from '#shared/content/registry.ts';
import { labelOf, placeName } from '#web/admin/lib/language/content-names.en.ts';

/** The labels of content items, as a module that is loaded on demand. */
export { isContentKey, labelOf };

/** Returns the label of an item with the section it is in. */
export function placedLabelOf(key: ContentKey): string {
  const { tab, section } = content[key] as Place;
  return `${labelOf(key)} (${placeName(tab ?? section ?? '')})`;
}
