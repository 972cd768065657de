import * as z from 'zod/mini';
import type { Thing } from '#shared/publishing/publisher.ts';
import { publishRequests } from '#shared/publishing/publisher.ts';
import { postOf } from './publisher.ts';

const text = z.object({ S: z.string() });

/** Writes to the table, by the keys of what was written. */
const streamEvent = z.object({
  Records: z.array(
    z.object({
      eventSource: z.literal('aws:dynamodb'),
      dynamodb: z.object({ Keys: z.object({ pk: text, sk: text }) }),
    }),
  ),
});

/** The schedule, or a person who stands in for it. */
const scheduleEvent = z.object({ source: z.literal('aws.events') });

/** A deployment that waits for something, or takes it away. */
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

const scripts = z.object({ Scripts: z.array(z.string()) });
const scriptsEvent = z.extend(deploymentEvent, {
  ResourceProperties: scripts,
  OldResourceProperties: z.optional(scripts),
});
export type ScriptsEvent = z.infer<typeof scriptsEvent>;

/**
 * What an event asks for: that some things be published, behind which other writes may be waiting in line; a release, or
 * scripts, of which somebody has to be told.
 */
export type Asked =
  | { readonly things: ReadonlySet<Thing>; readonly isInLine: boolean }
  | { readonly release: ReleaseEvent }
  | { readonly scripts: ScriptsEvent };

/**
 * What an event asks for.
 * @throws for one of any other form
 */
export function readEvent(event: unknown): Asked {
  const stream = streamEvent.safeParse(event);
  if (stream.success) {
    const keys = stream.data.Records.map(({ dynamodb }) => dynamodb.Keys);
    return { things: new Set(keys.flatMap(({ pk, sk }) => thingOf(pk.S, sk.S) ?? [])), isInLine: true };
  }
  if (scheduleEvent.safeParse(event).success) return { things: new Set<Thing>(['all']), isInLine: false };
  const release = releaseEvent.safeParse(event);
  if (release.success) return { release: release.data };
  const scripts = scriptsEvent.safeParse(event);
  if (scripts.success) return { scripts: scripts.data };
  throw new Error('The publisher does not know this kind of event.');
}

/** What a written item is to the publisher; nothing, if no page shows it. */
function thingOf(partition: string, sortKey: string): Thing | undefined {
  if (partition === 'content') return 'content';
  if (partition === publishRequests) return sortKey === 'rest' ? 'rest' : 'all';
  const post = postOf(partition);
  return post && `${post.kind}#${post.id}`;
}

/** A release event that was kept as JSON. */
export function readReleaseEvent(json: string): ReleaseEvent {
  return releaseEvent.parse(JSON.parse(json));
}
