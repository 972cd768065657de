import { appendFileSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Stack } from '../template/stack.ts';
import { functionArn, type Log } from './functions.ts';
import type { Outcome } from './invocation.ts';
import type { LambdaFunction } from './lambda-function.ts';

interface ConfigProperties {
  readonly FunctionName: string;
  readonly Qualifier?: string;
  readonly MaximumRetryAttempts?: number;
  readonly MaximumEventAgeInSeconds?: number;
  readonly DestinationConfig?: { readonly OnFailure?: { readonly Destination?: string } };
}

const known = new Set<string>([
  'FunctionName',
  'Qualifier',
  'MaximumRetryAttempts',
  'MaximumEventAgeInSeconds',
  'DestinationConfig',
] satisfies (keyof ConfigProperties)[]);

/** The configuration of asynchronous calls of a function. */
interface Config {
  readonly retries: number;
  /** In milliseconds. */
  readonly maxAge: number;
  /** Name of the queue for calls that were given up. */
  readonly onFailure: string | undefined;
}

/** Lambda's defaults: two retries, within six hours. */
const usual: Config = { retries: 2, maxAge: 6 * 60 * 60_000, onFailure: undefined };
/** The first and the longest pause before a throttled call is tried again, in milliseconds. */
const [firstWait, longestWait] = [1000, 5 * 60_000];
/** The pauses before the second and the third try, in milliseconds. */
const pauses = [60_000, 120_000];

type Functions = ReadonlyMap<string, Pick<LambdaFunction, 'invoke'>>;

export interface Asynchronous {
  /** The given functions, by ARN, with Lambda's retries of asynchronous calls; a call resolves when its first try has ended. */
  readonly functions: Functions;
  /** Cancels all waiting retries. */
  stop(): void;
}

/**
 * Returns functions for calls by schedules and rules. Throws one sentence about a configuration that is not emulated.
 */
export function asynchronous(
  stack: Stack,
  functions: Functions,
  { dataDir, log }: { readonly dataDir: string; readonly log: Log },
): Asynchronous {
  const configs = new Map(
    stack
      .resources<ConfigProperties>('AWS::Lambda::EventInvokeConfig')
      .map(({ name, properties }) => readConfig(name, properties, stack)),
  );
  const waiting = new Set<NodeJS.Timeout>();
  const wrapped = [...functions].map(([arn, lambda]): [string, Pick<LambdaFunction, 'invoke'>] => {
    const { retries, maxAge, onFailure } = configs.get(arn) ?? usual;
    const ask = async (event: unknown, begun: number, attempt: number, waits = 0): Promise<Outcome> => {
      const outcome = await lambda.invoke(event);
      if ('result' in outcome) return outcome;
      // A throttled call did not reach the function, so it does not count as an attempt.
      const isWaiting = outcome.isThrottled === true;
      const pause = isWaiting ? Math.min(firstWait * 2 ** waits, longestWait) : (pauses[attempt] ?? 0);
      if ((isWaiting || attempt < retries) && Date.now() + pause - begun <= maxAge) {
        const timer = setTimeout(() => {
          waiting.delete(timer);
          void (isWaiting ? ask(event, begun, attempt, waits + 1) : ask(event, begun, attempt + 1));
        }, pause);
        waiting.add(timer);
        return outcome;
      }
      log(`${arn}: gave up an event that nobody waits for`, true);
      if (onFailure)
        keep(dataDir, onFailure, { requestPayload: event, requestContext: { functionArn: arn } });
      return outcome;
    };
    return [arn, { invoke: (event) => ask(event, Date.now(), 0) }];
  });
  return {
    functions: new Map(wrapped),
    stop() {
      for (const timer of waiting) clearTimeout(timer);
      waiting.clear();
    },
  };
}

function readConfig(name: string, properties: ConfigProperties, stack: Stack): [arn: string, config: Config] {
  const strange = Object.keys(properties).find((property) => !known.has(property));
  if (strange) throw new Error(`${strange} of ${name} is not known locally.`);
  const { FunctionName, Qualifier = '$LATEST', MaximumRetryAttempts, MaximumEventAgeInSeconds } = properties;
  if (Qualifier !== '$LATEST') throw new Error(`The version ${Qualifier} of ${name} is not known locally.`);
  const destination = properties.DestinationConfig?.OnFailure?.Destination;
  return [
    functionArn(stack, FunctionName),
    {
      retries: MaximumRetryAttempts ?? usual.retries,
      maxAge: MaximumEventAgeInSeconds === undefined ? usual.maxAge : MaximumEventAgeInSeconds * 1000,
      onFailure: queueAt(stack, destination, name),
    },
  ];
}

/**
 * Returns the name of the template's queue with an ARN; `undefined` if no ARN is given. `user` names, in errors, the resource
 * that writes to the queue.
 * @throws if the template has no such queue
 */
export function queueAt(stack: Stack, arn: string | undefined, user: string): string | undefined {
  if (arn === undefined) return undefined;
  const { region, accountId } = stack.place;
  const queue = stack
    .resources<object>('AWS::SQS::Queue')
    .find((one) => arn === `arn:aws:sqs:${region}:${accountId}:${one.name}`);
  if (!queue) throw new Error(`The destination ${arn} of ${user} is no queue of the template.`);
  return queue.name;
}

/** Appends a message to a queue. Queues are files here, with one message per line; nothing reads them. */
export function keep(dataDir: string, queue: string, message: object): void {
  mkdirSync(join(dataDir, 'queues'), { recursive: true });
  appendFileSync(join(dataDir, 'queues', `${queue}.jsonl`), `${JSON.stringify(message)}\n`, { mode: 0o600 });
}
