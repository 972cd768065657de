import * as z from 'zod/mini';

const text = z.object({ S: z.string() });

/** Messages that were stored, by their keys. */
const streamEvent = z.object({
  Records: z.array(
    z.object({
      eventSource: z.literal('aws:dynamodb'),
      eventName: z.literal('INSERT'),
      dynamodb: z.object({ Keys: z.object({ pk: text, sk: z.object({ S: z.literal('message') }) }) }),
    }),
  ),
});

/**
 * The ids of the messages an event is about.
 * @throws for one of any other form
 */
export function readMessageIds(event: unknown): string[] {
  const { success, data } = streamEvent.safeParse(event);
  if (!success) throw new Error('The mailer does not know this kind of event.');
  return data.Records.map(({ dynamodb }) => dynamodb.Keys.pk.S.slice('message#'.length));
}
