import { createRequire } from 'node:module';
import { parentPort, workerData } from 'node:worker_threads';
import type { Handler } from 'aws-lambda';
import type { InstanceData, Invocation, Outcome } from './invocation.ts';
import { writeJsonLines } from './json-console.ts';

/** One instance of a Lambda function: loads the bundle once, then answers one event at a time. */
const { file, exportName, functionName, functionArn, memorySize }: InstanceData = workerData;
let current = '';
if (process.env.AWS_LAMBDA_LOG_FORMAT === 'JSON') writeJsonLines(console, () => current);
const handler: Handler | undefined = createRequire(file)(file)[exportName];
if (typeof handler !== 'function') throw new Error(`${file} does not export a function ${exportName}.`);

async function answer({ requestId, event, timeout }: Invocation): Promise<Outcome> {
  const deadline = Date.now() + timeout;
  current = requestId;
  const context = {
    awsRequestId: requestId,
    callbackWaitsForEmptyEventLoop: true,
    functionName,
    functionVersion: '$LATEST',
    invokedFunctionArn: functionArn,
    memoryLimitInMB: String(memorySize),
    logGroupName: String(process.env.AWS_LAMBDA_LOG_GROUP_NAME),
    logStreamName: String(process.env.AWS_LAMBDA_LOG_STREAM_NAME),
    getRemainingTimeInMillis: () => deadline - Date.now(),
    done: unsupported,
    fail: unsupported,
    succeed: unsupported,
  };
  try {
    return { result: JSON.stringify(await handler?.(event, context, unsupported)) ?? 'null' };
  } catch (error) {
    return { error: error instanceof Error ? (error.stack ?? error.message) : String(error) };
  }
}

function unsupported(): never {
  throw new Error('Callback-style handlers do not run on Node.js 24.');
}

parentPort?.on('message', async (invocation: Invocation) =>
  parentPort?.postMessage(await answer(invocation)),
);
