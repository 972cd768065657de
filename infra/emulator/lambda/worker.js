// Plain JavaScript: the TypeScript loader takes some twenty megabytes, and each instance would load its own.
import { createRequire } from 'node:module';
import { format } from 'node:util';
import { parentPort, workerData } from 'node:worker_threads';

/**
 * One instance of a Lambda function: loads the bundle once, then answers one event at a time.
 *
 * @type {import('./invocation.ts').InstanceData}
 */
const { file, exportName, functionName, functionArn, memorySize } = workerData;
let current = '';
if (process.env.AWS_LAMBDA_LOG_FORMAT === 'JSON') writeJsonLines(console, () => current);
/** @type {import('aws-lambda').Handler | undefined} */
const handler = createRequire(file)(file)[exportName];
if (typeof handler !== 'function') throw new Error(`${file} does not export a function ${exportName}.`);

/**
 * @param {import('./invocation.ts').Invocation} invocation
 * @returns {Promise<import('./invocation.ts').Outcome>}
 */
async function answer({ requestId, event, timeout }) {
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
    return { result: JSON.stringify(await handler(event, context, unsupported)) ?? 'null' };
  } catch (error) {
    return { error: error instanceof Error ? (error.stack ?? error.message) : String(error) };
  }
}

function unsupported() {
  throw new Error('Callback-style handlers do not run on Node.js 24.');
}

/**
 * Makes a console write one JSON line per call, as Lambda does for a function with `LogFormat: JSON`: a single value is
 * the line's `message` as it is, several are formatted into one text.
 *
 * @param {Console} console
 * @param {() => string} requestId
 */
function writeJsonLines(console, requestId) {
  const levels = { debug: 'DEBUG', error: 'ERROR', info: 'INFO', log: 'INFO', trace: 'TRACE', warn: 'WARN' };
  const write = { out: console.log.bind(console), error: console.error.bind(console) };
  for (const [method, level] of Object.entries(levels)) {
    const line = level === 'ERROR' || level === 'WARN' ? write.error : write.out;
    console[method] = (...values) => line(jsonLine(level, requestId(), values));
  }
}

/**
 * @param {string} level
 * @param {string} requestId
 * @param {readonly unknown[]} values
 */
function jsonLine(level, requestId, values) {
  const head = { timestamp: new Date().toISOString(), level, requestId };
  try {
    const message = values.length === 1 ? values[0] : format(...values);
    return JSON.stringify({ ...head, message }, errorFields);
  } catch {
    return JSON.stringify({ ...head, message: format(...values) });
  }
}

/**
 * Makes the fields of errors visible to JSON: they are not enumerable.
 *
 * @param {string} _key
 * @param {unknown} value
 */
function errorFields(_key, value) {
  if (!(value instanceof Error)) return value;
  return { errorType: value.name, errorMessage: value.message, stackTrace: value.stack?.split('\n') };
}

parentPort?.on('message', async (invocation) => parentPort?.postMessage(await answer(invocation)));
