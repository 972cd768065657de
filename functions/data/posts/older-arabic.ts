import * as z from 'zod/mini';
import type { Item } from '../table/stored-item.ts';

const names = z.array(z.string());

/**
 * The texts of a stored post whose English changed after their Arabic. An attribute of its own: it is nothing that a
 * reader of the post gets to know. Posts of older releases have none.
 */
export function olderArabicOf({ olderArabic }: Item): readonly string[] {
  return names.safeParse(olderArabic).data ?? [];
}
