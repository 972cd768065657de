import type { sectionNames, tabNames } from '#shared/content/places.ts';
import { type ContentKey, content } from '#shared/content/registry.ts';

/** Where an item is edited: a sub-tab of the dashboard, or a section of the simple editor. */
export type PlaceName = (typeof tabNames)[number] | (typeof sectionNames)[number];

/** What editors call an item. */
export function labelOf(key: ContentKey): string {
  return content[key].label;
}

/** What editors call the place where items are edited; as it is, in English. */
export function placeName(name: string): string {
  return name;
}
