import { join } from 'node:path';
import type { Principals } from '../iam/principals.ts';
import type { Stack } from '../template/stack.ts';
import { LambdaFunction } from './lambda-function.ts';
import { SpareInstances } from './spare-instances.ts';

interface FunctionProperties {
  readonly Code: { readonly S3Key: string };
  readonly Handler: string;
  readonly Runtime: string;
  readonly Role: string;
  readonly Environment?: { readonly Variables: Readonly<Record<string, string>> };
  readonly Timeout?: number;
  readonly MemorySize?: number;
  readonly LoggingConfig?: { readonly LogFormat?: string };
  readonly Layers?: readonly string[];
}

export interface Endpoints {
  readonly dynamodb: string;
  readonly s3: string;
  readonly ses: string;
}

/** Beyond one for each function: with these, one that is asked much has as many as it may. */
const spareInstances = 3;

/** Gets a line for the terminal; `isError` when somebody should see it. */
export type Log = (line: string, isError: boolean) => void;

/** The ARN of a function by its name. */
export function functionArn({ place }: Pick<Stack, 'place'>, name: string): string {
  return `arn:aws:lambda:${place.region}:${place.accountId}:function:${name}`;
}

/** Every Node.js function of the stack by its ARN, not yet started. CDK's own helpers, which are not, are left out. */
export function createFunctions(
  stack: Stack,
  principals: Principals,
  endpoints: Endpoints,
  log: Log,
): Map<string, LambdaFunction> {
  const { region } = stack.place;
  const functions = new Map<string, LambdaFunction>();
  const spare = new SpareInstances(spareInstances);
  for (const { name, properties } of stack.resources<FunctionProperties>('AWS::Lambda::Function')) {
    if (properties.Runtime !== `nodejs${process.versions.node.split('.')[0]}.x`) continue;
    if (properties.Layers?.length)
      throw new Error(`The layers of the function ${name} are not known locally.`);
    const { Handler, Timeout = 3, MemorySize: memorySize = 128 } = properties;
    const [module = '', exportName = ''] = Handler.split('.');
    const folder = stack.asset(properties.Code.S3Key);
    const arn = functionArn(stack, name);
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
      AWS_EXECUTION_ENV: `AWS_Lambda_${properties.Runtime}`,
      AWS_LAMBDA_FUNCTION_NAME: name,
      AWS_LAMBDA_FUNCTION_VERSION: '$LATEST',
      AWS_LAMBDA_FUNCTION_MEMORY_SIZE: String(memorySize),
      AWS_LAMBDA_LOG_FORMAT: properties.LoggingConfig?.LogFormat ?? 'Text',
      AWS_LAMBDA_LOG_GROUP_NAME: `/aws/lambda/${name}`,
      AWS_LAMBDA_LOG_STREAM_NAME: 'local',
      LAMBDA_TASK_ROOT: folder,
      LANG: 'en_US.UTF-8',
      TZ: ':UTC',
      _HANDLER: Handler,
      ...properties.Environment?.Variables,
    };
    functions.set(
      arn,
      new LambdaFunction({
        data: {
          file: join(folder, `${module}.js`),
          exportName,
          functionName: name,
          functionArn: arn,
          memorySize,
        },
        environment,
        timeout: Timeout * 1000,
        spare,
        log: (line, stream) => log(`${name}: ${line}`, stream === 'stderr'),
      }),
    );
  }
  return functions;
}
