import * as z from 'zod/mini';
import { readReturned } from '#functions/mail/mailer/returned.ts';
import { forEveryKind } from '#shared/posts/kinds.ts';

const text = z.object({ S: z.string() });

/** The kinds of items whose writes cause follow-up work, each with the events of the stream that cause it. */
const followed = {
  message: ['INSERT', 'MODIFY', 'REMOVE'],
  newsletter: ['INSERT', 'MODIFY'],
  sending: ['INSERT', 'MODIFY'],
  link: ['INSERT'],
  'hand-over': ['MODIFY'],
  administrator: ['MODIFY'],
  ...forEveryKind(() => ['INSERT', 'MODIFY', 'REMOVE'] as const),
  picture: ['INSERT', 'MODIFY', 'REMOVE'],
} as const;
type FollowedKind = keyof typeof followed;

/** A record of the stream: an item was written or deleted. */
export interface Written {
  readonly kind: FollowedKind;
  /** The item's id. */
  readonly id: string;
  readonly isNew: boolean;
  /** The sequence number of the record. */
  readonly sequence: string;
  /** When the item was written. */
  readonly at: Date;
}

function recordOf<Kind extends FollowedKind>(kind: Kind) {
  return z.pipe(
    z.object({
      eventSource: z.literal('aws:dynamodb'),
      eventName: z.enum(followed[kind]),
      dynamodb: z.object({
        // In seconds since 1970.
        ApproximateCreationDateTime: z.number(),
        SequenceNumber: z.string(),
        Keys: z.object({ pk: text, sk: z.object({ S: z.literal(kind) }) }),
      }),
    }),
    z.transform(
      ({ eventName, dynamodb: { ApproximateCreationDateTime: seconds, SequenceNumber, Keys } }): Written => ({
        ...{ kind, id: Keys.pk.S.slice(`${kind}#`.length), isNew: eventName === 'INSERT' },
        ...{ sequence: SequenceNumber, at: new Date(seconds * 1000) },
      }),
    ),
  );
}

/** A batch of the table's stream: the written items, by their keys. */
const streamEvent = z.object({
  Records: z.array(
    z.union([
      recordOf('message'),
      recordOf('newsletter'),
      recordOf('sending'),
      recordOf('link'),
      recordOf('hand-over'),
      recordOf('administrator'),
      recordOf('blog'),
      recordOf('news'),
      recordOf('career'),
      recordOf('picture'),
    ]),
  ),
});

/** A task that a schedule starts, or a person by hand. */
const task = z.discriminatedUnion('task', [
  /** Indexes the messages again, from where the last call stopped, or with `again` from the beginning. */
  z.object({ task: z.literal('walk'), again: z.optional(z.boolean()) }),
  /** Repeats work that failed. */
  z.object({ task: z.literal('try-again') }),
  /** Sends the mails for messages since an instant that were never sent. */
  z.object({ task: z.literal('mail-again'), since: z.iso.datetime() }),
]);

/** The event of the schedule in the morning, which mails the digest. `time` is when it was due. */
const scheduled = z.object({ source: z.literal('aws.events'), time: z.iso.datetime() });

/** What an event asks the function to do. */
export type FunctionEvent =
  | { readonly task: 'follow'; readonly records: readonly Written[] }
  | { readonly task: 'take-returned'; readonly addresses: readonly string[] }
  | { readonly task: 'digest'; readonly due: Date }
  | z.infer<typeof task>;

/**
 * Returns the work of an event.
 *
 * @throws for an unknown form of event
 */
export function readEvent(event: unknown): FunctionEvent {
  const stream = streamEvent.safeParse(event);
  if (stream.success) return { task: 'follow', records: stream.data.Records };
  const asked = task.safeParse(event);
  if (asked.success) return asked.data;
  const addresses = readReturned(event);
  if (addresses) return { task: 'take-returned', addresses };
  const due = scheduled.safeParse(event);
  if (due.success) return { task: 'digest', due: new Date(due.data.time) };
  throw new Error('The follow-up function does not know this kind of event.');
}
