import * as z from 'zod/mini';
import { postKinds } from '../posts/kinds.ts';

/** A post that somebody has begun or scheduled. `title` is empty if it has none yet. */
const heldPost = z.object({ kind: z.enum(postKinds), id: z.string(), title: z.string() });

/**
 * The work of a person: their open messages, counted up to `countLimit`, with the instant at which the oldest came;
 * drafts of posts that they typed last; and posts that they scheduled, with the instant.
 */
export const holdings = z.object({
  messages: z.object({ open: z.number(), urgent: z.number(), oldestAt: z.optional(z.string()) }),
  drafts: z.array(heldPost),
  plans: z.array(z.extend(heldPost, { at: z.string() })),
  /** No other owner could sign in, so they cannot be removed. */
  isLastOwner: z.boolean(),
});
export type Holdings = z.infer<typeof holdings>;

/** The kinds of work that can be handed over, each to somebody else. */
export const heldKinds = ['messages', 'drafts', 'plans'] as const;
export type HeldKind = (typeof heldKinds)[number];
