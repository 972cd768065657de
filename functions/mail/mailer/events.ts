import * as z from 'zod/mini';

const text = z.object({ S: z.string() });

/** Of which kinds the mailer is told, and of what that happens to their items. */
const followed = {
  message: ['INSERT'],
  newsletter: ['INSERT', 'MODIFY'],
  sending: ['INSERT', 'MODIFY'],
  link: ['INSERT'],
  'hand-over': ['MODIFY'],
} as const;
export type FollowedKind = keyof typeof followed;

function recordOf<Kind extends FollowedKind>(kind: Kind) {
  return z.object({
    eventSource: z.literal('aws:dynamodb'),
    eventName: z.enum(followed[kind]),
    dynamodb: z.object({ Keys: z.object({ pk: text, sk: z.object({ S: z.literal(kind) }) }) }),
  });
}

/** The morning's schedule. `time` is when it was due. */
const scheduled = z.object({ source: z.literal('aws.events'), time: z.iso.datetime() });

/** When the schedule was due that an event is of; `undefined` for any other event. */
export function readDue(event: unknown): Date | undefined {
  const { data } = scheduled.safeParse(event);
  return data && new Date(data.time);
}

/** What a person asks who mended what kept mails from being sent. */
const askedAgain = z.object({ source: z.literal('aws.events'), again: z.iso.datetime() });

/** Since when what was not mailed is to be mailed; `undefined` for any other event. */
export function readAgain(event: unknown): Date | undefined {
  const { data } = askedAgain.safeParse(event);
  return data && new Date(data.again);
}

/** Items that were written, by their keys. */
const streamEvent = z.object({
  Records: z.array(
    z.union([
      recordOf('message'),
      recordOf('newsletter'),
      recordOf('sending'),
      recordOf('link'),
      recordOf('hand-over'),
    ]),
  ),
});

/**
 * The ids of the items of each kind that an event is about.
 * @throws for one of any other form
 */
export function readWritten(event: unknown): Readonly<Record<FollowedKind, readonly string[]>> {
  const { success, data } = streamEvent.safeParse(event);
  if (!success) throw new Error('The mailer does not know this kind of event.');
  const idsOf = (kind: FollowedKind) => {
    const keys = data.Records.map(({ dynamodb }) => dynamodb.Keys).filter(({ sk }) => sk.S === kind);
    return [...new Set(keys.map(({ pk }) => pk.S.slice(`${kind}#`.length)))];
  };
  return {
    message: idsOf('message'),
    newsletter: idsOf('newsletter'),
    sending: idsOf('sending'),
    link: idsOf('link'),
    'hand-over': idsOf('hand-over'),
  };
}
