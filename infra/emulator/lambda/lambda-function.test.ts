import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { temporaryFolder } from '../testing/temporary-folder.ts';
import { ConcurrencyLimit } from './concurrency-limit.ts';
import { heapOf } from './instance.ts';
import { LambdaFunction, type LambdaFunctionOptions } from './lambda-function.ts';
import { SpareInstances } from './spare-instances.ts';

const lines: string[] = [];

/**
 * Returns the options of a function with the given body of `async (event, context) => { … }`; `count` is the number of events
 * of the instance.
 */
async function optionsOf(
  body: string,
  timeout = 5000,
  environment = {},
  spare = new SpareInstances(3),
  { memorySize = 128, files = {} as Readonly<Record<string, string>> } = {},
): Promise<LambdaFunctionOptions> {
  const folder = await temporaryFolder();
  for (const [name, content] of Object.entries(files)) await writeFile(join(folder, name), content);
  const file = join(folder, 'index.js');
  await writeFile(
    file,
    `let count = 0;\nexports.handler = async (event, context) => { count += 1; ${body} };`,
  );
  return {
    data: { file, exportName: 'handler', functionName: 'site', functionArn: 'arn', memorySize },
    environment: { TABLE_NAME: 'site', NODE_OPTIONS: '--enable-source-maps', ...environment },
    timeout,
    spare,
    log: (line, stream) => lines.push(`${stream} ${line}`),
  };
}

/** Returns a function of {@link optionsOf}. */
async function functionOf(...given: Parameters<typeof optionsOf>): Promise<LambdaFunction> {
  const lambda = new LambdaFunction(await optionsOf(...given));
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

test('uses an instance again, but never for two events at once', async () => {
  const lambda = await functionOf('await new Promise(setImmediate); return count');
  expect(await lambda.invoke({})).toEqual({ result: '1' });
  expect(await lambda.invoke({})).toEqual({ result: '2' });
  const outcomes = await Promise.all(Array.from({ length: 12 }, () => lambda.invoke({})));
  expect(outcomes.every((outcome) => 'result' in outcome)).toBe(true);
});

test('functions have one instance each and share a few spare ones, and no event is lost', async () => {
  const spare = new SpareInstances(2);
  const body =
    'await new Promise((resolve) => setTimeout(resolve, 5)); if (event.crash) process.exit(1); return 1';
  const functions = await Promise.all([1, 2, 3].map(() => functionOf(body, 5000, {}, spare)));
  const sizes = () => functions.reduce((sum, { size }) => sum + size, 0);
  for (const crash of [false, true, false]) {
    const outcomes = functions.flatMap((lambda) => Array.from({ length: 8 }, () => lambda.invoke({ crash })));
    expect(sizes()).toBeLessThanOrEqual(functions.length + 2);
    for (const outcome of await Promise.all(outcomes))
      expect(outcome).toHaveProperty(crash ? 'error' : 'result');
    expect(sizes()).toBeLessThanOrEqual(functions.length + 2);
  }
});

test('throttles calls beyond the account’s concurrency, across all functions', async () => {
  const account = { concurrency: 2 };
  const concurrency = new ConcurrencyLimit(account);
  const throttled = vi.fn();
  const watch = { line() {}, began() {}, ended() {}, handedOver() {}, throttled };
  const body = 'await new Promise((resolve) => setTimeout(resolve, 5)); return 1';
  const make = async () => {
    const lambda = new LambdaFunction({ ...(await optionsOf(body)), concurrency, watch });
    onTestFinished(() => lambda.stop());
    return lambda;
  };
  const [one, other] = [await make(), await make()];
  const outcomes = await Promise.all([one, other, one, other].map((lambda) => lambda.invoke({})));
  const refused = { error: 'Rate Exceeded.', isThrottled: true };
  expect(outcomes).toEqual([{ result: '1' }, { result: '1' }, refused, refused]);
  expect(throttled).toHaveBeenCalledTimes(2);
  expect(await one.invoke({})).toEqual({ result: '1' });
  account.concurrency = 0;
  expect(await one.invoke({})).toEqual(refused);
});

test('a long idle instance of one function is given to another', async () => {
  const spare = new SpareInstances(1, 0);
  const body = 'await new Promise((resolve) => setTimeout(resolve, 5)); return 1';
  const [first, second] = [await functionOf(body, 5000, {}, spare), await functionOf(body, 5000, {}, spare)];
  const sizes: number[][] = [];
  for (const lambda of [first, second, first]) {
    await Promise.all([lambda.invoke({}), lambda.invoke({}), lambda.invoke({})]);
    sizes.push([first.size, second.size]);
  }
  expect(sizes).toEqual([
    [2, 0],
    [1, 2],
    [2, 1],
  ]);
});

test('a briefly idle instance is kept: events of another function wait for their own instance', async () => {
  const spare = new SpareInstances(1, 60_000);
  const body = 'await new Promise((resolve) => setTimeout(resolve, 5)); return count';
  const [first, second] = [await functionOf(body, 5000, {}, spare), await functionOf(body, 5000, {}, spare)];
  const sizes: number[][] = [];
  for (const lambda of [first, second, first]) {
    const outcomes = await Promise.all([lambda.invoke({}), lambda.invoke({}), lambda.invoke({})]);
    for (const outcome of outcomes) expect(outcome).toHaveProperty('result');
    sizes.push([first.size, second.size]);
  }
  expect(sizes).toEqual([
    [2, 0],
    [2, 1],
    [2, 1],
  ]);
});

test('events behind a busy instance get an instance that has become idle since', async () => {
  const spare = new SpareInstances(1, 10);
  const first = await functionOf('return 1', 5000, {}, spare);
  const second = await functionOf(
    'if (event === "wait") await new Promise(() => {}); return 2',
    20_000,
    {},
    spare,
  );
  await Promise.all([first.invoke({}), first.invoke({})]);
  void second.invoke('wait');
  expect(await second.invoke('go')).toEqual({ result: '2' });
  expect([first.size, second.size]).toEqual([1, 2]);
});

test('the remaining time is measured by the function’s own clock', async () => {
  const lambda = await functionOf('return context.getRemainingTimeInMillis()');
  vi.useFakeTimers({ toFake: ['Date'], now: 0 });
  onTestFinished(() => void vi.useRealTimers());
  const outcome = await lambda.invoke({});
  const remaining = Number('result' in outcome ? outcome.result : '');
  expect(remaining).toBeGreaterThan(0);
  expect(remaining).toBeLessThanOrEqual(5000);
});

test('loads modules beside the bundle when it imports them', async () => {
  const files = { 'renderer.mjs': "export const render = (name) => '<p>' + name + '</p>';" };
  const body = `const { render } = await import('./renderer.mjs'); return render('home')`;
  const lambda = await functionOf(body, 5000, {}, new SpareInstances(0), { files });
  expect(await lambda.invoke({})).toEqual({ result: '"<p>home</p>"' });
});

/** A function that allocates the requested number of MB and returns how many it has. */
const keepBody =
  'const kept = []; for (let mb = 0; mb < event.mb; mb += 1) kept.push(new Array(131072).fill(mb + 0.5)); return kept.length';

test('a function with more memory has a larger heap', async () => {
  const outcomes = [128, 1769].map(async (memorySize) => {
    const lambda = await functionOf(keepBody, 20_000, {}, new SpareInstances(0), { memorySize });
    return lambda.invoke({ mb: 150 });
  });
  expect(await Promise.all(outcomes)).toEqual([
    { error: expect.stringContaining('memory limit') },
    { result: '150' },
  ]);
});

test.each([
  [64, 64],
  [128, 96],
  [1024, 96],
  [1769, 512],
  [3008, 512],
])('a function of %i MB has a heap of %i', (memorySize, heap) => {
  expect(heapOf(memorySize)).toBe(heap);
});

test('an exception of a handler is an outcome, and is logged', async () => {
  const lambda = await functionOf('throw new Error("broken")');
  expect(await lambda.invoke({})).toMatchObject({ error: expect.stringContaining('broken') });
  expect(lines.some((line) => line.startsWith('stderr Error: broken'))).toBe(true);
});

test('with JSON logging, a log call is one line with its level and request', async () => {
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

test('can be stopped while it runs; the next event gets a new instance', async () => {
  const lambda = await functionOf('if (event === "wait") await new Promise(() => {}); return count');
  expect(lambda.crash()).toBe(0);
  const waiting = lambda.invoke('wait');
  await vi.waitFor(() => expect(lambda.crash()).toBe(1));
  expect(await waiting).toEqual({ error: 'The function’s process was killed.' });
  expect(await lambda.invoke('go')).toEqual({ result: '1' });
});

test('an update finishes running events with the old code, and handles the next ones with the new', async () => {
  const environment = (VERSION: string) => ({ VERSION });
  const body =
    'if (event === "wait") await new Promise((go) => setTimeout(go, 100)); return process.env.VERSION + count';
  const lambda = await functionOf(body, 5000, environment('old'));
  expect(await lambda.invoke('go')).toEqual({ result: '"old1"' });
  const waiting = lambda.invoke('wait');
  lambda.update(await optionsOf(body, 5000, environment('new')));
  expect(await lambda.invoke('go')).toEqual({ result: '"new1"' });
  expect(await waiting).toEqual({ result: '"old2"' });
  expect(await lambda.invoke('go')).toEqual({ result: '"new2"' });
});

test('a stopped function accepts no events', async () => {
  const lambda = await functionOf('return count');
  await lambda.stop();
  expect(await lambda.invoke('go')).toEqual({ error: 'The function is stopped.' });
});

test('gives up an event that takes too long, even if it never yields', async () => {
  const lambda = await functionOf('if (event.hang) for (;;); return count', 2000);
  expect(await lambda.invoke({ hang: true })).toMatchObject({ error: expect.stringContaining('timed out') });
  expect(await lambda.invoke({})).toEqual({ result: '1' });
});

test('a bundle that cannot be loaded fails its events, not the server', async () => {
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
    spare: new SpareInstances(0),
    log: () => {},
  });
  expect(await lambda.invoke({})).toMatchObject({ error: expect.stringContaining('absent.js') });
});
