import { InvokeCommand, LambdaClient } from '@aws-sdk/client-lambda';
import { beforeAll, beforeEach, expect, onTestFinished, test } from 'vitest';
import { closeServer, listen } from '../http/listen.ts';
import { Principals } from '../iam/principals.ts';
import { roleThatMay, stackOf } from '../testing/stack.ts';
import { functionArn } from './functions.ts';
import { createLambdaGateway } from './gateway.ts';

const stack = stackOf({
  ...roleThatMay('Caller', ['lambda:InvokeFunction'], functionArn(stackOf({}), 'Site-Worker')),
  ...roleThatMay('Anywhere', ['lambda:InvokeFunction'], '*'),
  ...roleThatMay('Reader', ['s3:GetObject'], '*'),
});
const principals = new Principals(stack);

let endpoint: string;
let called: unknown[];
beforeAll(async () => {
  const gateway = createLambdaGateway({
    callers: principals,
    arnOf: (name) => functionArn(stack, name),
    functions: () =>
      new Map([
        [
          functionArn(stack, 'Site-Worker'),
          {
            invoke: async (event: unknown) => {
              called.push(event);
              return { result: 'null' };
            },
          },
        ],
      ]),
  });
  endpoint = `http://127.0.0.1:${await listen(gateway, 0)}`;
  return () => closeServer(gateway);
});
beforeEach(() => {
  called = [];
});

async function call(role: string, FunctionName = 'Site-Worker', Payload?: string, InvocationType = 'Event') {
  const { credentials } = principals.byArn(`arn:aws:iam::000000000000:role/Site-${role}`);
  const client = new LambdaClient({ endpoint, region: 'us-east-1', credentials, maxAttempts: 1 });
  onTestFinished(() => client.destroy());
  const command = new InvokeCommand({
    FunctionName,
    InvocationType: InvocationType as 'Event',
    ...(Payload !== undefined && { Payload: Buffer.from(Payload) }),
  });
  return client.send(command).then(
    ({ StatusCode }) => StatusCode,
    (error: Error) => error.name,
  );
}

test('calls a function with the event, without waiting for it', async () => {
  expect(await call('Caller', 'Site-Worker', '{"task":"walk"}')).toBe(202);
  expect(await call('Caller')).toBe(202);
  expect(called).toEqual([{ task: 'walk' }, {}]);
});

test.each([
  ['a role that may not', () => call('Reader'), 'AccessDeniedException'],
  ['another function', () => call('Caller', 'Site-Other'), 'AccessDeniedException'],
  ['a function that is not there', () => call('Anywhere', 'Site-Other'), 'ResourceNotFoundException'],
  ['an event that is no JSON', () => call('Caller', 'Site-Worker', '{'), 'InvalidRequestContentException'],
  [
    'a call that waits for the result',
    () => call('Caller', 'Site-Worker', '{}', 'RequestResponse'),
    'UnknownOperationException',
  ],
])('refuses %s', async (_, ask, name) => {
  expect(await ask()).toBe(name);
  expect(called).toEqual([]);
});

test('refuses a browser’s page, and an unknown caller', async () => {
  const path = '/2015-03-31/functions/Site-Worker/invocations';
  const answer = await fetch(endpoint + path, {
    method: 'POST',
    headers: { 'x-amz-invocation-type': 'Event' },
  });
  expect(answer.status).toBe(403);
  expect(called).toEqual([]);
});
