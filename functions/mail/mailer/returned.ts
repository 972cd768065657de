import * as z from 'zod/mini';
import { noteBounced } from '#functions/data/newsletter/bounce.ts';
import { withRetry } from '#functions/data/table/retry.ts';

const recipients = z.array(z.object({ emailAddress: z.string() }));

/** An event of the mail service about mails that came back, as EventBridge passes it on. */
const returned = z.object({
  source: z.literal('aws.ses'),
  detail: z.object({
    bounce: z.optional(z.object({ bounceType: z.string(), bouncedRecipients: recipients })),
    complaint: z.optional(z.object({ complainedRecipients: recipients })),
  }),
});

/** Returns the addresses that must not be mailed again according to an event; `undefined` for any other event. */
export function readReturned(event: unknown): string[] | undefined {
  const { data } = returned.safeParse(event);
  if (!data) return undefined;
  const { bounce, complaint } = data.detail;
  // A full mailbox is a temporary bounce.
  const gone = bounce?.bounceType === 'Permanent' ? bounce.bouncedRecipients : [];
  return [...gone, ...(complaint?.complainedRecipients ?? [])].map(({ emailAddress }) => emailAddress);
}

/** Unsubscribes addresses whose mails were returned or reported as spam. */
export async function unsubscribeBounced(addresses: readonly string[]): Promise<void> {
  for (const address of addresses) await withRetry(() => noteBounced(address));
}
