import * as z from 'zod/mini';

/** The kinds of items that hold what visitors told of themselves, each with their e-mail address. */
export const personalKinds = ['message', 'newsletter'] as const;

/** Something stored about a person: all its attributes as the database holds them, but for those that only place it. */
export const personalItem = z.object({
  kind: z.enum(personalKinds),
  id: z.string(),
  attributes: z.record(z.string(), z.unknown()),
});
export type PersonalItem = z.infer<typeof personalItem>;
