import * as z from 'zod/mini';
import type { PublishUnit } from '#shared/publishing/publisher.ts';
import { publishRequests } from '#shared/publishing/publisher.ts';
import { postOf } from './publisher.ts';

const text = z.object({ S: z.string() });

/** An event of the stream: the keys of the written items. */
const streamEvent = z.object({
  Records: z.array(
    z.object({
      eventSource: z.literal('aws:dynamodb'),
      dynamodb: z.object({
        // In seconds since 1970.
        ApproximateCreationDateTime: z.optional(z.number()),
        Keys: z.object({ pk: text, sk: text }),
      }),
    }),
  ),
});

/** An event of the schedule, or of a person who starts the publisher by hand. */
const scheduleEvent = z.object({ source: z.literal('aws.events') });

/** An event of a deployment that creates, updates or deletes a custom resource and waits for the answer. */
const deploymentEvent = z.object({
  RequestType: z.enum(['Create', 'Update', 'Delete']),
  ResponseURL: z.url(),
  StackId: z.string(),
  RequestId: z.string(),
  LogicalResourceId: z.string(),
});
export type DeploymentEvent = z.infer<typeof deploymentEvent>;

const releaseEvent = z.extend(deploymentEvent, { ResourceProperties: z.object({ Release: z.string() }) });
export type ReleaseEvent = z.infer<typeof releaseEvent>;

const inlineProperties = z.object({ Scripts: z.array(z.string()), Styles: z.array(z.string()) });
const inlineEvent = z.extend(deploymentEvent, {
  ResourceProperties: inlineProperties,
  OldResourceProperties: z.optional(inlineProperties),
});
export type InlineEvent = z.infer<typeof inlineEvent>;

/**
 * The work of an event: to publish changed items (`isInLine`: other writes may be waiting behind this event; `since`:
 * when the first of them was written), to publish a release, or to allow inline code. The last two have to be answered.
 */
export type FunctionEvent =
  | { readonly units: ReadonlySet<PublishUnit>; readonly isInLine: boolean; readonly since?: Date }
  | { readonly release: ReleaseEvent }
  | { readonly inline: InlineEvent };

/**
 * Returns the work of an event.
 *
 * @throws for any other form of event
 */
export function readEvent(event: unknown): FunctionEvent {
  const stream = streamEvent.safeParse(event);
  if (stream.success) {
    const written = stream.data.Records.map(({ dynamodb }) => dynamodb);
    const times = written.flatMap(({ ApproximateCreationDateTime: seconds }) => seconds ?? []);
    return {
      units: new Set(written.flatMap(({ Keys: { pk, sk } }) => unitOf(pk.S, sk.S) ?? [])),
      isInLine: true,
      ...(times.length > 0 && { since: new Date(Math.min(...times) * 1000) }),
    };
  }
  if (scheduleEvent.safeParse(event).success)
    return { units: new Set<PublishUnit>(['all']), isInLine: false };
  const release = releaseEvent.safeParse(event);
  if (release.success) return { release: release.data };
  const inline = inlineEvent.safeParse(event);
  if (inline.success) return { inline: inline.data };
  throw new Error('The publisher does not know this kind of event.');
}

/** Returns the publisher's name for a written item; `undefined` if no page shows it. */
function unitOf(partition: string, sortKey: string): PublishUnit | undefined {
  if (partition === 'content') return 'content';
  if (partition === publishRequests) return sortKey === 'rest' ? 'rest' : 'all';
  const post = postOf(partition);
  return post && `${post.kind}#${post.id}`;
}

/** Parses a release event that was stored as JSON. */
export function readReleaseEvent(json: string): ReleaseEvent {
  return releaseEvent.parse(JSON.parse(json));
}
