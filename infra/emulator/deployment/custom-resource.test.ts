import { setImmediate } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { openObjectStore } from '../s3/object-store.ts';
import { stackOf } from '../testing/stack.ts';
import { temporaryFolder } from '../testing/temporary-folder.ts';
import { deploy } from './deploy.ts';
import { DeployedResources } from './deployed-resources.ts';

const serviceToken = 'arn:aws:lambda:us-east-1:000000000000:function:Site-Provider';

interface Event {
  readonly RequestType: string;
  readonly ResponseURL: string;
  readonly LogicalResourceId: string;
  readonly ResourceProperties: Record<string, unknown>;
}
type Answer = { Status: string; Reason?: string; PhysicalResourceId?: string; Data?: object };

/** Returns a function that answers events with `answer`, and a way to deploy custom resources of this function. */
async function provider(answer: (event: Event) => Answer | string | Promise<Answer>) {
  const folder = await temporaryFolder();
  const events: Event[] = [];
  const logged: string[] = [];
  const invoke = async (given: unknown) => {
    const event = given as Event;
    events.push(event);
    const said = await answer(event);
    if (typeof said === 'string') return { error: said };
    await fetch(event.ResponseURL, { method: 'PUT', body: JSON.stringify(said) });
    return { result: 'null' };
  };
  const deployResources = async (
    resources: Record<string, { Properties?: object; DependsOn?: string[] }>,
  ) => {
    const stack = stackOf(
      Object.fromEntries(
        Object.entries(resources).map(([id, { Properties, DependsOn = [] }]) => [
          id,
          { Type: 'Custom::Thing', Properties: { ServiceToken: serviceToken, ...Properties }, DependsOn },
        ]),
      ),
    );
    const store = await openObjectStore(folder);
    const functions = new Map([[serviceToken, { invoke }]]);
    const deployed = await DeployedResources.read(folder);
    const options = { stack, store, functions, deployed, log: (line: string) => logged.push(line) };
    await deploy(options).finally(() => store.close());
  };
  const attributesOf = async (id: string) => (await DeployedResources.read(folder)).get(id)?.attributes;
  return { events, logged, deploy: deployResources, attributesOf };
}

const made = { Status: 'SUCCESS', PhysicalResourceId: 'thing-1' };

test('sends CloudFormation’s Create event to a function', async () => {
  const { events, deploy } = await provider(() => made);
  await deploy({ Thing: { Properties: { Size: 5, Deep: { On: true } } } });
  expect(events).toEqual([
    {
      RequestType: 'Create',
      ServiceToken: serviceToken,
      ResponseURL: expect.stringContaining('http://127.0.0.1:'),
      StackId: 'arn:aws:cloudformation:us-east-1:000000000000:stack/Site/u-1',
      RequestId: expect.any(String),
      LogicalResourceId: 'Thing',
      ResourceType: 'Custom::Thing',
      ResourceProperties: { ServiceToken: serviceToken, Size: '5', Deep: { On: 'true' } },
    },
  ]);
});

test('sends an Update with the old properties only if properties changed', async () => {
  const { events, deploy } = await provider(() => made);
  await deploy({ Thing: { Properties: { Size: 5 } } });
  await deploy({ Thing: { Properties: { Size: 5 } } });
  expect(events).toHaveLength(1);
  await deploy({ Thing: { Properties: { Size: 6 } } });
  expect(events[1]).toMatchObject({
    RequestType: 'Update',
    PhysicalResourceId: 'thing-1',
    ResourceProperties: { Size: '6' },
    OldResourceProperties: { Size: '5' },
  });
});

test('keeps the attributes of the answer', async () => {
  const { deploy, attributesOf } = await provider(() => ({ ...made, Data: { Words: 'yes' } }));
  await deploy({ Thing: {} });
  expect(await attributesOf('Thing')).toEqual({ Words: 'yes' });
});

test('deletes a replaced resource after everything is created', async () => {
  const { events, deploy } = await provider(({ ResourceProperties: { Size } }) => ({
    Status: 'SUCCESS',
    PhysicalResourceId: `thing-${Size}`,
  }));
  await deploy({ Thing: { Properties: { Size: 5 } } });
  await deploy({ Thing: { Properties: { Size: 6 } }, Other: {} });
  expect(
    events.slice(1).map(({ RequestType, LogicalResourceId }) => [RequestType, LogicalResourceId]),
  ).toEqual([
    ['Update', 'Thing'],
    ['Create', 'Other'],
    ['Delete', 'Thing'],
  ]);
  expect(events.at(-1)).toMatchObject({ PhysicalResourceId: 'thing-5', ResourceProperties: { Size: '5' } });
});

test('creates a resource after those it depends on have answered', async () => {
  const answered: string[] = [];
  const { deploy } = await provider(async ({ LogicalResourceId }) => {
    await setImmediate();
    answered.push(LogicalResourceId);
    return made;
  });
  await deploy({ First: { DependsOn: ['Second'] }, Second: {} });
  expect(answered).toEqual(['Second', 'First']);
});

test.each<[string, Answer | string, string]>([
  [
    'that says why it failed',
    { Status: 'FAILED', Reason: 'No room.' },
    'Site-Thing could not be deployed: No room.',
  ],
  ['that crashes', 'Error: broken\n    at line 1', 'Site-Thing could not be deployed: Error: broken'],
  ['that gives no id', { Status: 'SUCCESS' }, 'The function of Site-Thing gave it no id.'],
  [
    'of another status',
    { Status: 'DONE' },
    'Site-Thing could not be deployed: its function answered the status DONE',
  ],
])(
  'a function %s stops the start with a sentence, and is called again at the next start',
  async (_, answer, sentence) => {
    const answers = [answer, made];
    const { events, deploy } = await provider(() => answers.shift() ?? made);
    await expect(deploy({ Thing: {} })).rejects.toThrow(new Error(sentence));
    await deploy({ Thing: {} });
    expect(events.map(({ RequestType }) => RequestType)).toEqual(['Create', 'Create']);
  },
);

test('a function that ends without an answer stops the start', async () => {
  const folder = await temporaryFolder();
  const store = await openObjectStore(folder);
  const stack = stackOf({ Thing: { Type: 'Custom::Thing', Properties: { ServiceToken: serviceToken } } });
  const functions = new Map([[serviceToken, { invoke: async () => ({ result: 'null' }) }]]);
  const deployed = await DeployedResources.read(folder);
  const outcome = deploy({ stack, store, functions, deployed, log: () => {} });
  await expect(outcome).rejects.toThrow('its function answered nothing');
  await store.close();
});

test('ignores CDK’s own helpers, and functions that do not run here', async () => {
  const properties = { ServiceToken: serviceToken };
  const stack = stackOf({
    Helped: { Type: 'Custom::S3AutoDeleteObjects', Properties: properties },
    Elsewhere: { Type: 'Custom::Thing', Properties: { ServiceToken: 'arn:elsewhere' } },
    Plain: { Type: 'AWS::CloudFormation::CustomResource', Properties: properties },
  });
  expect(stack.customResources(new Map([[serviceToken, {}]])).map(({ id }) => id)).toEqual(['Plain']);
});
