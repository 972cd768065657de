import * as z from 'zod/mini';

/**
 * A stored item of editable content, as `GET /api/site-content` lists it. A key that is not in the list has never been
 * saved. `valueAr` is empty when there is no Arabic. `version` counts the saves; the two instants (ISO 8601 in UTC) are
 * those at which each text last became another.
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
 * Body of both editors' saves. An absent `valueAr` leaves the stored Arabic as it is, an empty one clears it. `version`
 * is that of the item as it was read, 0 when it was not in the list; without it, the last save wins. `arabicIsCurrent`
 * says that somebody compared the Arabic with this English: it counts as written now, whether it changed or not.
 */
export const contentUpdate = z.object({
  value: z.string('required'),
  valueAr: z.optional(z.string('invalid')),
  version: z.optional(z.int('invalid')),
  arabicIsCurrent: z.optional(z.boolean('invalid')),
});
export type ContentUpdate = z.infer<typeof contentUpdate>;

/** Whether an item's Arabic is as new as its English, older, or missing. Pictures are the same in both languages. */
export function arabicState(
  item: Pick<ContentItem, 'value' | 'valueAr' | 'type' | 'valueUpdatedAt' | 'valueArUpdatedAt'>,
): 'current' | 'missing' | 'older' {
  const { value, valueAr, type, valueUpdatedAt, valueArUpdatedAt = '' } = item;
  if (type === 'image' || value === '') return 'current';
  if (valueAr === '') return 'missing';
  return valueArUpdatedAt < valueUpdatedAt ? 'older' : 'current';
}
