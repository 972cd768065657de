import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { temporaryFolder } from '../testing/temporary-folder.ts';
import { LambdaFunction } from './lambda-function.ts';

const lines: string[] = [];

/** A function with the given body of `async (event, context) => { … }`; `count` counts the events of its instance. */
async function functionOf(body: string, timeout = 5000, environment = {}): Promise<LambdaFunction> {
  const folder = await temporaryFolder();
  const file = join(folder, 'index.js');
  await writeFile(
    file,
    `let count = 0;\nexports.handler = async (event, context) => { count += 1; ${body} };`,
  );
  const lambda = new LambdaFunction({
    data: { file, exportName: 'handler', functionName: 'site', functionArn: 'arn', memorySize: 128 },
    environment: { TABLE_NAME: 'site', NODE_OPTIONS: '--enable-source-maps', ...environment },
    timeout,
    log: (line, stream) => lines.push(`${stream} ${line}`),
  });
  onTestFinished(() => lambda.stop());
  return lambda;
}

test('the handler gets the event and exactly the function’s environment', async () => {
  const lambda = await functionOf('return { event, environment: process.env, name: context.functionName }');
  const outcome = await lambda.invoke({ a: 1 });
  expect(JSON.parse('result' in outcome ? outcome.result : '')).toEqual({
    event: { a: 1 },
    environment: { TABLE_NAME: 'site', NODE_OPTIONS: '--enable-source-maps' },
    name: 'site',
  });
});

test('an instance is used again, and never for two events at once', async () => {
  const lambda = await functionOf('await new Promise(setImmediate); return count');
  expect(await lambda.invoke({})).toEqual({ result: '1' });
  expect(await lambda.invoke({})).toEqual({ result: '2' });
  const outcomes = await Promise.all(Array.from({ length: 12 }, () => lambda.invoke({})));
  expect(outcomes.every((outcome) => 'result' in outcome)).toBe(true);
});

test('what a handler throws is an outcome, and is logged', async () => {
  const lambda = await functionOf('throw new Error("broken")');
  expect(await lambda.invoke({})).toMatchObject({ error: expect.stringContaining('broken') });
  expect(lines.some((line) => line.startsWith('stderr Error: broken'))).toBe(true);
});

test('with JSON logging, what a handler logs is the message of one line with its level and request', async () => {
  const body =
    'console.error({ failure: "lost", at: event.at }); console.log("%s of %s", 1, 2); return context.awsRequestId';
  const lambda = await functionOf(body, 5000, { AWS_LAMBDA_LOG_FORMAT: 'JSON' });
  const outcome = await lambda.invoke({ at: 'night\n' });
  const requestId = JSON.parse('result' in outcome ? outcome.result : '');
  await vi.waitFor(() => expect(lines.filter((line) => line.includes(requestId))).toHaveLength(2));
  const logged = lines
    .filter((line) => line.includes(requestId))
    .map((line) => JSON.parse(line.slice(line.indexOf('{'))));
  const head = { timestamp: expect.any(String), requestId };
  expect(logged).toContainEqual({ ...head, level: 'ERROR', message: { failure: 'lost', at: 'night\n' } });
  expect(logged).toContainEqual({ ...head, level: 'INFO', message: '1 of 2' });
});

test('a crash ends the instance; the next event gets a new one', async () => {
  const lambda = await functionOf('if (event.crash) process.exit(1); return count');
  expect(await lambda.invoke({})).toEqual({ result: '1' });
  expect(await lambda.invoke({ crash: true })).toHaveProperty('error');
  expect(await lambda.invoke({})).toEqual({ result: '1' });
});

test('an event that takes too long is given up, also when it never yields', async () => {
  const lambda = await functionOf('if (event.hang) for (;;); return count', 300);
  expect(await lambda.invoke({ hang: true })).toMatchObject({ error: expect.stringContaining('timed out') });
  expect(await lambda.invoke({})).toEqual({ result: '1' });
});

test('a bundle that cannot load fails its events, not the server', async () => {
  const folder = await temporaryFolder();
  const lambda = new LambdaFunction({
    data: {
      file: join(folder, 'absent.js'),
      exportName: 'handler',
      functionName: 'x',
      functionArn: 'x',
      memorySize: 128,
    },
    environment: {},
    timeout: 5000,
    log: () => {},
  });
  expect(await lambda.invoke({})).toMatchObject({ error: expect.stringContaining('absent.js') });
});
