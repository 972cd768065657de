import * as z from 'zod/mini';
import { idempotencyKey } from '../api/endpoint/idempotency.ts';
import { contentItem } from './item.ts';

/**
 * How many texts one change publishes at most. A transaction of the database has at most 100 writes: two for each text,
 * and one for the change.
 */
export const maxTextsAtOnce = 49;

/** The maximum number of unsaved texts in a preview of a page. */
export const maxPreviewTexts = 60;

const texts = { value: z.string(), valueAr: z.string() };

/** Texts of an item that visitors do not see yet. There is one draft of an item, shared by all its editors. */
export const contentDraft = z.object({
  key: z.string(),
  ...texts,
  /** The published version that it was begun from, 0 for none, and the texts of that version. */
  basedOn: z.int(),
  base: z.object(texts),
  /**
   * Starts at the time of the first save in milliseconds and grows by 1 with each save, so that no two drafts of an item have
   * the same version.
   */
  version: z.int(),
  begunAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
  /** The username of its last editor. */
  by: z.string(),
});
export type ContentDraftItem = z.infer<typeof contentDraft>;

/** Body of a save over `version`, which is 0 if there is no draft yet. */
export const contentDraftInput = z.object({
  value: z.string('required'),
  valueAr: z.string('required'),
  basedOn: z.int('invalid').check(z.minimum(0, 'invalid')),
  base: z.object(texts),
  version: z.int('invalid').check(z.minimum(0, 'invalid')),
});
export type ContentDraftInput = z.infer<typeof contentDraftInput>;

/**
 * Several texts that go live together. `planned`: at an instant. `held`: the instant has passed, but a published text has
 * changed since its draft was begun. `undone`: a later change has reverted it.
 */
export const changeStates = ['planned', 'held', 'published', 'undone'] as const;
export const contentChange = z.object({
  id: z.string(),
  state: z.enum(changeStates),
  /** When it goes live, or went live. */
  at: z.iso.datetime(),
  /** The username of the editor who published or planned it. */
  by: z.string(),
  /** The items it changes. */
  keys: z.array(z.string()),
  /** Why it is held: the items whose published texts have changed. */
  changed: z.optional(z.array(z.string())),
  /** The id of the change that it undoes. */
  undoes: z.optional(z.string()),
});
export type ContentChange = z.infer<typeof contentChange>;

/** A change with its texts before and after it. `changedSince`: true if visitors now see another text than `after`. */
export const wholeChange = z.extend(contentChange, {
  texts: z.array(
    z.object({
      key: z.string(),
      before: z.object(texts),
      after: z.object(texts),
      changedSince: z.boolean(),
    }),
  ),
});
export type WholeChange = z.infer<typeof wholeChange>;

/** Body of a publication: the drafts, in the versions that the editor has seen. */
export const contentChangeInput = z.object({
  /** Made once by the browser, so that a retry publishes nothing twice. */
  id: idempotencyKey,
  drafts: z.array(z.object({ key: z.string(), version: z.int() })).check(z.minLength(1, 'required')),
  /** When they are to go live; now, if absent. */
  at: z.optional(z.iso.datetime('invalid')),
});

/** The answer to a publication: the change, and the published items. */
export const changeResult = z.object({ change: contentChange, items: z.array(contentItem) });
export type ChangeResult = z.infer<typeof changeResult>;
