import '#functions/data/testing/environment.ts';
import { UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { expect, test, vi } from 'vitest';
import { dynamodb } from '#functions/data/table/client.ts';
import { countMessages } from '#shared/api/messages/message-counts.ts';
import { listMessages } from '#shared/api/messages/messages.ts';
import { messagesSite } from './testing/messages-site.ts';

const site = messagesSite();

test('a count that a screen requests by itself does not extend a session; a person’s request does', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 5 * 60_000 });
  const sent = vi.spyOn(dynamodb, 'send');
  const uses = () => sent.mock.calls.filter(([command]) => command instanceof UpdateCommand).length;
  expect((await site.askAsAdministrator(countMessages)).status).toBe(200);
  expect(uses()).toBe(0);
  expect((await site.askAsAdministrator(listMessages)).status).toBe(200);
  expect(uses()).toBe(1);
  vi.useRealTimers();
});
