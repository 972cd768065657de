import { allDrafts, type UnsavedThing } from '../lib/drafts.ts';

/** Whatever is unsaved in the admin area, open or kept for later. */
export function unsavedThings(): UnsavedThing[] {
  return allDrafts().flatMap(({ unsaved }) => unsaved());
}

export function hasUnsavedWork(): boolean {
  return unsavedThings().length > 0;
}

/** Gives up whatever is unsaved. */
export function dropUnsavedWork(): void {
  for (const { dropAll } of allDrafts()) dropAll();
}
