import * as z from 'zod/mini';

const text = z.object({ S: z.string() });

/** Messages that were stored, changed or deleted, by their keys. */
const streamEvent = z.object({
  Records: z.array(
    z.object({
      eventSource: z.literal('aws:dynamodb'),
      dynamodb: z.object({ Keys: z.object({ pk: text, sk: z.object({ S: z.literal('message') }) }) }),
    }),
  ),
});

/** The schedule, or a person who stands in for it, perhaps to have everything walked through anew. */
const scheduleEvent = z.object({ source: z.literal('aws.events'), again: z.optional(z.boolean()) });

/** What an event asks for: that some messages be followed, or that all be walked through. */
type Asked = { readonly ids: readonly string[] } | { readonly again: boolean };

/**
 * What an event asks for, each message once.
 * @throws for one of any other form
 */
export function readEvent(event: unknown): Asked {
  const stream = streamEvent.safeParse(event);
  if (stream.success) {
    const keys = stream.data.Records.map(({ dynamodb }) => dynamodb.Keys.pk.S);
    return { ids: [...new Set(keys.map((key) => key.slice('message#'.length)))] };
  }
  const schedule = scheduleEvent.safeParse(event);
  if (schedule.success) return { again: schedule.data.again ?? false };
  throw new Error('The indexer does not know this kind of event.');
}
