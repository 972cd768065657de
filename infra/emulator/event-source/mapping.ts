import type { Principals } from '../iam/principals.ts';
import { queueAt } from '../lambda/asynchronous.ts';
import { functionArn } from '../lambda/functions.ts';
import type { Stack } from '../template/stack.ts';
import { type Filter, type FilterCriteria, readFilter } from './filter.ts';

interface MappingProperties {
  readonly EventSourceArn: string;
  readonly FunctionName: string;
  readonly StartingPosition?: string;
  readonly BatchSize?: number;
  readonly MaximumBatchingWindowInSeconds?: number;
  readonly MaximumRetryAttempts?: number;
  readonly MaximumRecordAgeInSeconds?: number;
  readonly BisectBatchOnFunctionError?: boolean;
  readonly ParallelizationFactor?: number;
  readonly DestinationConfig?: { readonly OnFailure?: { readonly Destination: string } };
  readonly FilterCriteria?: FilterCriteria;
  readonly FunctionResponseTypes?: readonly string[];
  readonly Enabled?: boolean;
}

/** An event source mapping of Lambda: a function that gets the changes of a table's stream, and how. */
export interface Mapping {
  /** The name, which is the same at each start. */
  readonly name: string;
  /** ARN of the table's stream. */
  readonly stream: string;
  readonly functionArn: string;
  readonly filter: Filter;
  readonly batchSize: number;
  /** How long to wait for a batch to fill, in milliseconds. */
  readonly window: number;
  /** The maximum number of retries of a failed batch. */
  readonly retries: number;
  /** The maximum age of a change, in milliseconds. */
  readonly maxAge: number;
  /** True to try a failed batch in halves. */
  readonly bisect: boolean;
  /** True if the function's answer names the failed changes. */
  readonly namesFailures: boolean;
  /** Name of the queue for reports of batches that were given up. */
  readonly onFailure: string | undefined;
}

/** A stream keeps its records for a day. */
const streamAge = 24 * 60 * 60 * 1000;

/** How many functions may read a table's stream. */
const maxReaders = 2;

/** The one supported response type: the function's answer names the failed changes. */
const namesFailures = 'ReportBatchItemFailures';

const known = new Set<string>([
  'EventSourceArn',
  'FunctionName',
  'StartingPosition',
  'BatchSize',
  'MaximumBatchingWindowInSeconds',
  'MaximumRetryAttempts',
  'MaximumRecordAgeInSeconds',
  'BisectBatchOnFunctionError',
  'ParallelizationFactor',
  'DestinationConfig',
  'FilterCriteria',
  'FunctionResponseTypes',
  'Enabled',
  'Tags',
] satisfies (keyof MappingProperties | 'Tags')[]);

/**
 * Reads the stack's event source mappings. Throws one sentence about one that is not emulated, or whose function's role lacks a
 * permission that the mapping needs.
 */
export function readMappings(stack: Stack, principals: Principals): Mapping[] {
  const mappings = stack
    .resources<MappingProperties>('AWS::Lambda::EventSourceMapping')
    .map(({ name, properties }) => readMapping(name, properties, stack, principals));
  for (const { stream } of mappings) {
    const readers = mappings.filter((one) => one.stream === stream).map(({ name }) => name);
    // AWS throttles more readers at random, and no metric shows it.
    if (readers.length > maxReaders)
      throw new Error(`${readers.join(', ')} read one stream, and AWS allows ${maxReaders} readers.`);
  }
  return mappings;
}

function readMapping(
  name: string,
  properties: MappingProperties,
  stack: Stack,
  principals: Principals,
): Mapping {
  const stream = properties.EventSourceArn;
  check(name, properties);
  const lambda = stack
    .resources<{ Role: string }>('AWS::Lambda::Function')
    .find((one) => [one.name, functionArn(stack, one.name)].includes(properties.FunctionName));
  if (!lambda) throw new Error(`The function of ${name} is not in the template.`);
  const role = principals.byArn(lambda.properties.Role);
  const need = (action: string, resource: string) => {
    if (!role.allows({ action, resource }))
      throw new Error(`${name} needs a role that may ${action} on ${resource}.`);
  };
  for (const action of ['DescribeStream', 'GetRecords', 'GetShardIterator'])
    need(`dynamodb:${action}`, stream);
  const destination = properties.DestinationConfig?.OnFailure?.Destination;
  const onFailure = queueAt(stack, destination, name);
  if (destination !== undefined) need('sqs:SendMessage', destination);
  const { MaximumRetryAttempts: retries = -1, MaximumRecordAgeInSeconds: age = -1 } = properties;
  return {
    name,
    stream,
    functionArn: functionArn(stack, lambda.name),
    filter: readFilter(properties.FilterCriteria ?? {}, name),
    batchSize: properties.BatchSize ?? 100,
    window: (properties.MaximumBatchingWindowInSeconds ?? 0) * 1000,
    retries: retries === -1 ? Number.POSITIVE_INFINITY : retries,
    maxAge: age === -1 ? streamAge : Math.min(age * 1000, streamAge),
    bisect: properties.BisectBatchOnFunctionError ?? false,
    namesFailures: properties.FunctionResponseTypes?.includes(namesFailures) ?? false,
    onFailure,
  };
}

function check(name: string, properties: MappingProperties): void {
  const { EventSourceArn, StartingPosition = '', ParallelizationFactor = 1, Enabled = true } = properties;
  const answers = properties.FunctionResponseTypes?.filter((type) => type !== namesFailures) ?? [];
  const strange = Object.keys(properties).find((property) => !known.has(property));
  if (strange) throw new Error(`${strange} of ${name} is not known locally.`);
  if (!/^arn:aws:dynamodb:.*\/stream\//.test(EventSourceArn))
    throw new Error(
      `${name} reads ${EventSourceArn}, which is no table’s stream: no other is known locally.`,
    );
  if (!['LATEST', 'TRIM_HORIZON'].includes(StartingPosition))
    throw new Error(`The starting position ${StartingPosition} of ${name} is not known locally.`);
  if (ParallelizationFactor !== 1)
    throw new Error(`${name} handles several batches at once, which is not known locally.`);
  if (answers.length > 0) throw new Error(`The answer ${answers[0]} to ${name} is not known locally.`);
  if (!Enabled) throw new Error(`${name} is not enabled, which is not known locally.`);
}
