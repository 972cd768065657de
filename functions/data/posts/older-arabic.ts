import * as z from 'zod/mini';
import type { Item } from '../table/stored-item.ts';

const names = z.array(z.string());

/**
 * Returns the texts of a stored post whose English changed after their Arabic. They are in a separate attribute, which visitors
 * never get. Posts of older releases have no such attribute.
 */
export function olderArabicOf({ olderArabic }: Item): readonly string[] {
  return names.safeParse(olderArabic).data ?? [];
}
