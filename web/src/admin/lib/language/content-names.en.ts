import type { sectionNames, tabNames } from '#shared/content/places.ts';
import { type ContentKey, content } from '#shared/content/registry.ts';

/** A place where items are edited: a sub-tab of the dashboard, or a section of the simple editor. */
export type PlaceName = (typeof tabNames)[number] | (typeof sectionNames)[number];

/** Returns the English label of an item, from the registry. */
export function labelOf(key: ContentKey): string {
  return content[key].label;
}

/** Returns the label of a place where items are edited; in English its own name. */
export function placeName(name: string): string {
  return name;
}
