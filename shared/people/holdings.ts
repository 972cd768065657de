import * as z from 'zod/mini';
import { postKinds } from '../posts/kinds.ts';

/** A post that somebody has begun or planned. `title` is empty where it has none yet. */
const heldPost = z.object({ kind: z.enum(postKinds), id: z.string(), title: z.string() });

/**
 * What is left without anybody when a person goes: their open messages, counted up to `countLimit`, with the instant at which the oldest came;
 * drafts of posts that they typed last; and posts that they planned to appear, with the instant.
 */
export const holdings = z.object({
  messages: z.object({ open: z.number(), urgent: z.number(), oldestAt: z.optional(z.string()) }),
  drafts: z.array(heldPost),
  plans: z.array(z.extend(heldPost, { at: z.string() })),
  /** No other owner could sign in without them: they cannot go. */
  isLastOwner: z.boolean(),
});
export type Holdings = z.infer<typeof holdings>;

/** What is handed over, each kind to somebody of its own. */
export const heldKinds = ['messages', 'drafts', 'plans'] as const;
export type HeldKind = (typeof heldKinds)[number];
