import * as z from 'zod/mini';
import { postKinds } from '../posts/kinds.ts';

/** A post that a user has begun or scheduled. `title` is empty if it has none yet. */
const heldPost = z.object({ kind: z.enum(postKinds), id: z.string(), title: z.string() });

const timed = z.extend(heldPost, { at: z.string() });

/**
 * The work of a person: their open messages, counted up to `countLimit`, with the instant at which the oldest came;
 * drafts of posts that they typed last; the keys of texts whose drafts they typed last; posts that they scheduled, with the
 * instant; whether they get the mails about new messages, and who else does; and the private links to previews that they
 * made, with the end of each. The `title` of a link to a page is the page's address.
 */
export const holdings = z.object({
  messages: z.object({ open: z.number(), urgent: z.number(), oldestAt: z.optional(z.string()) }),
  drafts: z.array(heldPost),
  texts: z.array(z.string()),
  plans: z.array(timed),
  notices: z.optional(z.object({ others: z.array(z.string()) })),
  links: z.array(z.extend(timed, { kind: z.enum([...postKinds, 'page']) })),
  /** The number of the person's sessions, which end when the person leaves. */
  sessions: z.number(),
  /** True if no other owner can sign in. The person cannot be removed then. */
  isLastOwner: z.boolean(),
});
export type Holdings = z.infer<typeof holdings>;

/** The kinds of work that can be handed over, each to another user. */
export const heldKinds = ['messages', 'drafts', 'texts', 'plans', 'notices', 'links'] as const;
export type HeldKind = (typeof heldKinds)[number];

/** The amount of each kind of work that a person has. `notices` is 1 if they get the mails about new messages, otherwise 0. */
export const heldCounts = z.object({
  messages: z.number(),
  drafts: z.number(),
  texts: z.number(),
  plans: z.number(),
  notices: z.number(),
  links: z.number(),
} satisfies Record<HeldKind, unknown>);
export type HeldCounts = z.infer<typeof heldCounts>;
