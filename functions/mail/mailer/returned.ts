import * as z from 'zod/mini';
import { noteBounced } from '#functions/data/newsletter/bounce.ts';
import { withRetry } from '#functions/data/table/retry.ts';

const recipients = z.array(z.object({ emailAddress: z.string() }));

/** What the mail service tells of mails that came back, as EventBridge hands it on. */
const returned = z.object({
  source: z.literal('aws.ses'),
  detail: z.object({
    bounce: z.optional(z.object({ bounceType: z.string(), bouncedRecipients: recipients })),
    complaint: z.optional(z.object({ complainedRecipients: recipients })),
  }),
});

/** The addresses that are not to be written to again, by such an event; `undefined` for any other event. */
export function readReturned(event: unknown): string[] | undefined {
  const { data } = returned.safeParse(event);
  if (!data) return undefined;
  const { bounce, complaint } = data.detail;
  // A mailbox that is full for now is none that is gone.
  const gone = bounce?.bounceType === 'Permanent' ? bounce.bouncedRecipients : [];
  return [...gone, ...(complaint?.complainedRecipients ?? [])].map(({ emailAddress }) => emailAddress);
}

/** Takes these addresses off those that are written to. */
export async function takeReturned(addresses: readonly string[]): Promise<void> {
  for (const address of addresses) await withRetry(() => noteBounced(address));
}
