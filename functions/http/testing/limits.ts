import { ConditionalCheckFailedException } from '@aws-sdk/client-dynamodb';
import { PutCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { mockClient } from 'aws-sdk-client-mock';
import { beforeEach, expect, test, vi } from 'vitest';
import { dynamodb } from '#functions/data/table/client.ts';
import type { Endpoint } from '#shared/api/endpoint/endpoint.ts';
import type { HttpHandler } from '../serve.ts';
import type { VisitorKind } from '../visitors/visitor-limits.ts';
import { send } from './event.ts';
import { filledForm } from './form.ts';

const table = mockClient(dynamodb);

/** The throttles that counted a request, each with its maximum. */
const asked = () =>
  table.commandCalls(UpdateCommand).map(({ args: [{ input }] }) => {
    const [, name = ''] = String(input.Key?.pk).split('#');
    const [, max = ''] = / < (:\w+)/.exec(input.ConditionExpression ?? '') ?? [];
    return [name, input.ExpressionAttributeValues?.[max]];
  });
const refuse = (name: string) =>
  table
    .on(UpdateCommand)
    .callsFake(({ Key }) => {
      if (!Key.pk.startsWith(`throttle#${name}#`)) return {};
      throw new ConditionalCheckFailedException({ message: '', $metadata: {} });
    })
    .on(PutCommand)
    .resolves({});

/** An endpoint for visitors, with a valid body and the kind of its limits. */
export interface VisitorForm {
  readonly handler: HttpHandler;
  readonly endpoint: Endpoint;
  readonly body: object;
  readonly kind: VisitorKind;
}

/** Defines the tests of the limits for an endpoint that visitors send data to. */
export function testLimits({ handler, endpoint, body, kind }: VisitorForm): void {
  beforeEach(() => {
    table.reset();
    vi.spyOn(console, 'error').mockImplementation(() => {});
  });

  const sendIt = (more: object) => send(handler, endpoint, { json: { ...body, ...more } });

  test('is limited to 30 of its network in ten minutes and 10,000 in total a day', async () => {
    refuse('nothing');
    expect((await sendIt(filledForm())).status).toBeLessThan(300);
    expect(asked()).toEqual([
      [`${kind}-network`, 30],
      [`${kind}-day`, 10_000],
    ]);
  });

  test('that looks like spam counts towards a limit of 2,000 a day, and not towards the general one', async () => {
    refuse('nothing');
    expect((await sendIt({})).status).toBeLessThan(300);
    expect(asked()).toEqual([
      [`${kind}-network`, 30],
      [`${kind}-day-flagged`, 2000],
    ]);
  });

  test.each([[`${kind}-network`], [`${kind}-day`]])(
    'over the limit %s is refused before anything is written',
    async (name) => {
      refuse(name);
      const { status, headers, text } = await sendIt(filledForm());
      expect(status).toBe(429);
      expect(Number(headers['Retry-After'])).toBeGreaterThan(0);
      expect(text).toMatch(/try again in/);
      expect(table.commandCalls(PutCommand)).toHaveLength(0);
    },
  );

  test('is accepted when spam has reached its daily limit', async () => {
    refuse(`${kind}-day-flagged`);
    expect((await sendIt({})).status).toBe(429);
    expect((await sendIt(filledForm())).status).toBeLessThan(300);
  });

  test('is written once, with its flags', async () => {
    refuse('nothing');
    await sendIt({ website: 'https://spam.example' });
    const [written, ...more] = table.commandCalls(PutCommand);
    expect(more).toEqual([]);
    expect(written?.args[0].input.Item?.suspicions).toEqual(['honeypot', 'no-form']);
  });
}
