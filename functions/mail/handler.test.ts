import '#functions/data/testing/environment.ts';
import { SendEmailCommand } from '@aws-sdk/client-sesv2';
import { mockClient } from 'aws-sdk-client-mock';
import { beforeAll, expect, test, vi } from 'vitest';
import { send } from '#functions/http/testing/event.ts';
import { signedIn } from '#functions/http/testing/signed-in.ts';
import { getMailSettings, sendTestMail, updateMailSettings } from '#shared/api/mail.ts';

vi.stubEnv('MAIL_FROM', 'site@shop.test');
const { handler } = await import('./handler.ts');
const { ses } = await import('#functions/data/mail/send-mail.ts');
const service = mockClient(ses);

let sessionToken: string;
beforeAll(async () => {
  const signed = await signedIn();
  sessionToken = signed.sessionToken;
  return signed.stop;
});

const get = () => send(handler, getMailSettings, { sessionToken });
const save = (json: unknown) => send(handler, updateMailSettings, { sessionToken, json });
const dana = { email: 'dana@example.com', language: 'ar' };

test('settings are saved over the version that was read; over another version the answer is 409 with what is stored', async () => {
  expect((await get()).body).toEqual({
    settings: { recipients: [], version: 0 },
    sender: 'site@shop.test',
    open: [],
  });
  const saved = { recipients: [dana], version: 1 };
  expect(await save({ recipients: [dana], version: 0 })).toMatchObject({ status: 200, body: saved });
  expect(await save({ recipients: [], version: 0 })).toMatchObject({ status: 409, body: { current: saved } });
  expect((await get()).body).toMatchObject({ settings: saved });
});

const many = Array.from({ length: 11 }, (_, n) => ({ ...dana, email: `d${n}@example.com` }));
test.each([
  ['recipients', { version: 1 }, 'required'],
  ['recipients', { recipients: many, version: 1 }, 'too-many'],
  ['recipients', { recipients: [dana, { ...dana, email: 'DANA@example.com' }], version: 1 }, 'repeated'],
  ['recipients.0.email', { recipients: [{ ...dana, email: 'dana' }], version: 1 }, 'invalid'],
  ['recipients.0.email', { recipients: [{ ...dana, email: 'دانا@example.com' }], version: 1 }, 'not-ascii'],
  ['recipients.0.language', { recipients: [{ ...dana, language: 'ku' }], version: 1 }, 'invalid'],
  ['version', { recipients: [] }, 'invalid'],
])('reports the problem with %s of %j', async (field, body, problem) => {
  const answer = await save(body);
  expect(answer.status).toBe(400);
  expect(answer.body).toMatchObject({ details: expect.arrayContaining([{ field, problem }]) });
});

test('a test mail reports its outcome', async () => {
  service.on(SendEmailCommand).resolvesOnce({}).rejectsOnce(new Error('lost'));
  const ask = () => send(handler, sendTestMail, { sessionToken, json: dana });
  expect(await ask()).toMatchObject({ status: 200, body: { outcome: 'sent' } });
  expect((await ask()).body).toEqual({ outcome: 'unclear', reason: 'Error' });
  expect(service.commandCalls(SendEmailCommand)[0]?.args[0].input).toMatchObject({
    Destination: { ToAddresses: ['dana@example.com'] },
    Content: { Simple: { Subject: { Data: 'تجربة الإشعارات' } } },
  });
});
