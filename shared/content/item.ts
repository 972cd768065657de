import * as z from 'zod/mini';

/**
 * A stored content item, as `GET /api/site-content` lists it. Keys that were never saved are not in the list. `valueAr`
 * is empty if there is no Arabic. `version` counts the saves; the two instants (ISO 8601, UTC) are when each text last
 * changed.
 */
export const contentItem = z.object({
  key: z.string(),
  value: z.string(),
  valueAr: z.string(),
  type: z.enum(['text', 'image']),
  version: z.int(),
  valueUpdatedAt: z.iso.datetime(),
  valueArUpdatedAt: z.optional(z.iso.datetime()),
});
export type ContentItem = z.infer<typeof contentItem>;

/**
 * Body of a save in the dashboard or in the simple editor. An absent `valueAr` leaves the stored Arabic as it is, an empty one
 * clears it. `version` is that of the item as it was read, 0 if it was not in the list; without it, the last save wins.
 * `arabicIsCurrent` means that a user compared the Arabic with this English: the Arabic counts as written now, whether it
 * changed or not. `draft` is the version of the draft that these texts were typed in. The save ends that draft, but no later
 * version of it.
 */
export const contentUpdate = z.object({
  value: z.string('required'),
  valueAr: z.optional(z.string('invalid')),
  version: z.optional(z.int('invalid')),
  arabicIsCurrent: z.optional(z.boolean('invalid')),
  draft: z.optional(z.int('invalid')),
});
export type ContentUpdate = z.infer<typeof contentUpdate>;

/**
 * Returns whether an item's Arabic is as new as its English, older, or missing. Pictures are the same in both languages.
 */
export function arabicState(
  item: Pick<ContentItem, 'value' | 'valueAr' | 'type' | 'valueUpdatedAt' | 'valueArUpdatedAt'>,
): 'current' | 'missing' | 'older' {
  const { value, valueAr, type, valueUpdatedAt, valueArUpdatedAt = '' } = item;
  if (type === 'image' || value === '') return 'current';
  if (valueAr === '') return 'missing';
  return valueArUpdatedAt < valueUpdatedAt ? 'older' : 'current';
}
