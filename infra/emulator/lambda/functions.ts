import { join } from 'node:path';
import type { Watch } from '../cloudwatch/watch.ts';
import type { Principals } from '../iam/principals.ts';
import type { Resource, Stack } from '../template/stack.ts';
import { ConcurrencyLimit } from './concurrency-limit.ts';
import type { LambdaFunctionOptions } from './lambda-function.ts';
import { SpareInstances } from './spare-instances.ts';

interface FunctionProperties {
  readonly Code: { readonly S3Key: string };
  readonly Handler: string;
  readonly Runtime: string;
  readonly Role: string;
  readonly Environment?: { readonly Variables: Readonly<Record<string, string>> };
  readonly Timeout?: number;
  readonly MemorySize?: number;
  readonly LoggingConfig?: { readonly LogFormat?: string; readonly LogGroup?: string };
  readonly Layers?: readonly string[];
}

export interface Endpoints {
  readonly dynamodb: string;
  readonly s3: string;
  readonly ses: string;
  readonly lambda: string;
}

/**
 * How many instances all functions together may have beyond one each. With this number one busy function can reach its maximum
 * of instances.
 */
const spareInstances = 3;

/** Gets a line for the terminal; `isError` if the developer should see it. */
export type Log = (line: string, isError: boolean) => void;

export function functionArn({ place }: Pick<Stack, 'place'>, name: string): string {
  return `arn:aws:lambda:${place.region}:${place.accountId}:function:${name}`;
}

/** Maps public URLs of the template to their local URLs, which functions get in their environment instead. */
export type LocalAddresses = Map<string, string>;

/** The options that all functions of the stack share. */
interface SharedFunctionOptions {
  /** The map may be filled later; functions that were read before that have to be read again. */
  readonly addresses?: LocalAddresses;
  /** Counts the calls and log lines of functions for metrics. */
  readonly watch?: Pick<Watch, 'ofFunction'>;
  /** Limits how many instances all functions together may have beyond one each. */
  readonly spare?: SpareInstances;
  /** The account's concurrency. */
  readonly concurrency?: ConcurrencyLimit;
  /** Variables that replace those of the template. */
  readonly environment?: Readonly<Record<string, string>> | undefined;
}

/** Returns the options of the functions in a stack, by ARN. */
export type ReadFunctions = (stack: Stack) => Map<string, LambdaFunctionOptions>;

/**
 * Returns a function that reads every Node.js function of a stack by its ARN. CDK's own helpers, which are not Node.js, are
 * left out.
 */
export function functionReader(
  principals: Principals,
  endpoints: Endpoints,
  log: Log,
  {
    addresses = new Map(),
    watch,
    spare = new SpareInstances(spareInstances),
    concurrency = new ConcurrencyLimit({}),
    environment: replaced = {},
  }: SharedFunctionOptions = {},
): ReadFunctions {
  return (stack) => {
    const properties = stack.resources<FunctionProperties>('AWS::Lambda::Function');
    const own = properties.filter(({ properties }) => properties.Runtime === runtime);
    return new Map(
      own.map((resource) => [
        functionArn(stack, resource.name),
        optionsOf(resource, stack, {
          principals,
          endpoints,
          log,
          addresses,
          watch,
          spare,
          concurrency,
          replaced,
        }),
      ]),
    );
  };
}

const runtime = `nodejs${process.versions.node.split('.')[0]}.x`;

interface Surroundings {
  readonly principals: Principals;
  readonly endpoints: Endpoints;
  readonly log: Log;
  readonly addresses: LocalAddresses;
  readonly watch: SharedFunctionOptions['watch'];
  readonly spare: SpareInstances;
  readonly concurrency: ConcurrencyLimit;
  readonly replaced: Readonly<Record<string, string>>;
}

function optionsOf(
  { name, properties }: Resource<FunctionProperties>,
  stack: Stack,
  { principals, endpoints, log, addresses, watch, spare, concurrency, replaced }: Surroundings,
): LambdaFunctionOptions {
  const { region } = stack.place;
  if (properties.Layers?.length) throw new Error(`The layers of the function ${name} are not known locally.`);
  const { Handler, Timeout = 3, MemorySize: memorySize = 128 } = properties;
  const { LogFormat = 'Text', LogGroup = `/aws/lambda/${name}` } = properties.LoggingConfig ?? {};
  const watched = watch?.ofFunction(name, LogGroup, LogFormat === 'JSON');
  const [module = '', exportName = ''] = Handler.split('.');
  const folder = stack.asset(properties.Code.S3Key);
  const { accessKeyId, secretAccessKey, sessionToken } = principals.byArn(properties.Role).credentials;
  const environment = {
    AWS_REGION: region,
    AWS_DEFAULT_REGION: region,
    AWS_ACCESS_KEY_ID: accessKeyId,
    AWS_SECRET_ACCESS_KEY: secretAccessKey,
    AWS_SESSION_TOKEN: sessionToken,
    AWS_ENDPOINT_URL_DYNAMODB: endpoints.dynamodb,
    AWS_ENDPOINT_URL_S3: endpoints.s3,
    AWS_ENDPOINT_URL_SESV2: endpoints.ses,
    AWS_ENDPOINT_URL_LAMBDA: endpoints.lambda,
    AWS_EXECUTION_ENV: `AWS_Lambda_${properties.Runtime}`,
    AWS_LAMBDA_FUNCTION_NAME: name,
    AWS_LAMBDA_FUNCTION_VERSION: '$LATEST',
    AWS_LAMBDA_FUNCTION_MEMORY_SIZE: String(memorySize),
    AWS_LAMBDA_LOG_FORMAT: LogFormat,
    AWS_LAMBDA_LOG_GROUP_NAME: LogGroup,
    AWS_LAMBDA_LOG_STREAM_NAME: 'local',
    LAMBDA_TASK_ROOT: folder,
    LANG: 'en_US.UTF-8',
    TZ: ':UTC',
    _HANDLER: Handler,
    ...withLocal(addresses, properties.Environment?.Variables),
    ...replaced,
  };
  return {
    data: {
      file: join(folder, `${module}.js`),
      exportName,
      functionName: name,
      functionArn: functionArn(stack, name),
      memorySize,
    },
    environment,
    timeout: Timeout * 1000,
    spare,
    concurrency,
    watch: watched,
    log(line, stream) {
      watched?.line(line);
      log(`${name}: ${line}`, stream === 'stderr');
    },
  };
}

function withLocal(
  addresses: LocalAddresses,
  variables: Readonly<Record<string, string>> = {},
): Record<string, string> {
  const entries = Object.entries(variables).map(([name, value]) => [name, addresses.get(value) ?? value]);
  return Object.fromEntries(entries);
}
