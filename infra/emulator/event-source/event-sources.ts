import type { StreamOfTable } from '../dynamodb/database.ts';
import { keep } from '../lambda/asynchronous.ts';
import type { Log } from '../lambda/functions.ts';
import type { LambdaFunction } from '../lambda/lambda-function.ts';
import { EventSource } from './event-source.ts';
import type { Mapping } from './mapping.ts';

export interface EventSources {
  /** Resolves when no change is waiting or being handled. */
  settled(): Promise<void>;
  /** Waits for the running batches; all other changes are handled after the next start. */
  stop(): Promise<void>;
}

export interface EventSourcesOptions {
  readonly mappings: readonly Mapping[];
  /** The stream of the stack's only table. */
  readonly stream: StreamOfTable | undefined;
  readonly functions: ReadonlyMap<string, LambdaFunction>;
  readonly dataDir: string;
  readonly log: Log;
  /** The time of the stream's changes, in milliseconds since 1970. */
  readonly now: () => number;
  /** Called with the age of the changes that a function receives, in milliseconds. */
  readonly handsOver?: (functionArn: string, ageMs: number) => void;
}

/** Starts passing changes to their mapped functions, beginning with those that an earlier process left. */
export function startEventSources(options: EventSourcesOptions): EventSources {
  const sources = options.mappings.map((mapping) => sourceOf(mapping, options));
  const wakeAll = () => {
    for (const source of sources) source.wake();
  };
  options.stream?.changes.onChange(wakeAll);
  wakeAll();
  return {
    async settled() {
      // The work of one source may write to the stream of another one that was idle before.
      while (!sources.every(({ isIdle }) => isIdle))
        await Promise.all(sources.map((source) => source.idle()));
    },
    async stop() {
      await Promise.all(sources.map((source) => source.stop()));
    },
  };
}

function sourceOf(
  mapping: Mapping,
  { stream, functions, dataDir, log, now, handsOver }: EventSourcesOptions,
): EventSource {
  const lambda = functions.get(mapping.functionArn);
  if (!lambda) throw new Error(`The function of ${mapping.name} does not run locally.`);
  if (stream?.description.arn !== mapping.stream)
    throw new Error(`${mapping.name} reads ${mapping.stream}, and the table has no such stream.`);
  return new EventSource({
    mapping,
    stream: stream.description,
    journal: stream.journal,
    lambda,
    now,
    handsOver: handsOver && ((ageMs) => handsOver(mapping.functionArn, ageMs)),
    giveUp(report, changes) {
      const items = changes.map(({ key }) => Object.values(key).flatMap(Object.values).join('/'));
      log(`${mapping.name}: gave up (${report.requestContext.condition}) ${items.join(', ')}`, true);
      if (mapping.onFailure) keep(dataDir, mapping.onFailure, report);
    },
  });
}
