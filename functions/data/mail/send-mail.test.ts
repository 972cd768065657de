import '../testing/environment.ts';
import { MessageRejected, SendEmailCommand, TooManyRequestsException } from '@aws-sdk/client-sesv2';
import { mockClient } from 'aws-sdk-client-mock';
import { beforeEach, expect, test, vi } from 'vitest';

vi.stubEnv('MAIL_FROM', 'site@shop.test');
vi.stubEnv('MAIL_EVENTS', 'Site-Events');
vi.mock('node:timers/promises', () => ({ setTimeout: async () => {} }));
const { sendMail, ses } = await import('./send-mail.ts');

const service = mockClient(ses);
beforeEach(() => void service.reset());

const mail = { language: 'ar', subject: 'رسالة', text: 'نص', html: '<p>نص</p>' } as const;
const $metadata = { httpStatusCode: 400 };
const tooMany = new TooManyRequestsException({ message: 'slow', $metadata: { httpStatusCode: 429 } });
const send = (to = 'team@example.com', replyTo = 'dana@example.com') =>
  sendMail({ to, from: 'الرف', replyTo }, mail);
const inputs = () => service.commandCalls(SendEmailCommand).map(({ args: [{ input }] }) => input);

test('sends from the site’s address, in the encoding of its language, with the visitor as reply address', async () => {
  service.on(SendEmailCommand).resolves({ MessageId: '1' });
  expect(await send()).toEqual({ outcome: 'sent' });
  const [input] = inputs();
  expect(input).toMatchObject({
    Destination: { ToAddresses: ['team@example.com'] },
    ReplyToAddresses: ['dana@example.com'],
    // Bounces and complaints about the mail are reported to this site.
    ConfigurationSetName: 'Site-Events',
    Content: { Simple: { Subject: { Data: 'رسالة', Charset: 'UTF-8' } } },
  });
  const [, word = ''] =
    /^=\?UTF-8\?B\?([^?]+)\?= <site@shop\.test>$/.exec(input?.FromEmailAddress ?? '') ?? [];
  expect(Buffer.from(word, 'base64').toString()).toBe('الرف');
});

test('a mail with an unsubscribe link has the headers that mail programs use', async () => {
  service.on(SendEmailCommand).resolves({});
  await sendMail(
    { to: 'team@example.com', from: 'Shelf', unsubscribeUrl: 'https://shop.test/leave?key=a' },
    mail,
  );
  expect(inputs()[0]?.Content?.Simple?.Headers?.slice(1)).toEqual([
    { Name: 'List-Unsubscribe', Value: '<https://shop.test/leave?key=a>' },
    { Name: 'List-Unsubscribe-Post', Value: 'List-Unsubscribe=One-Click' },
  ]);
});

test('writes an international domain in Punycode', async () => {
  service.on(SendEmailCommand).resolves({});
  await send('team@مثال.عراق');
  expect(inputs()[0]?.Destination).toEqual({ ToAddresses: ['team@xn--mgbh0fb.xn--mgbtx2b'] });
});

test('leaves out an invalid reply address, and sends the mail', async () => {
  service.on(SendEmailCommand).resolves({});
  expect(await send(undefined, 'دانا@example.com')).toEqual({ outcome: 'sent' });
  expect(inputs()[0]?.ReplyToAddresses).toBeUndefined();
});

test.each(['a@example.com\r\nBcc: b@example.com', 'a@example.com, b@example.com', 'دانا@example.com', ''])(
  'sends nothing to %j',
  async (to) => {
    expect(await send(to)).toEqual({ outcome: 'refused', reason: 'InvalidAddress', passing: false });
    expect(inputs()).toEqual([]);
  },
);

test('tries again at once after throttling', async () => {
  service.on(SendEmailCommand).rejectsOnce(tooMany).rejectsOnce(tooMany).resolves({});
  expect(await send()).toEqual({ outcome: 'sent' });
  expect(inputs()).toHaveLength(3);
});

test('reports a mail as refused for now if throttling continues', async () => {
  service.on(SendEmailCommand).rejects(tooMany);
  expect(await send()).toEqual({ outcome: 'refused', reason: 'TooManyRequestsException', passing: true });
  expect(inputs()).toHaveLength(4);
});

test('a failed connection means that nothing was sent', async () => {
  service.on(SendEmailCommand).rejects(Object.assign(new Error('no'), { code: 'ECONNREFUSED' }));
  expect(await send()).toEqual({ outcome: 'refused', reason: 'ECONNREFUSED', passing: true });
});

test('a rejected mail is not tried again, and its reason contains no address', async () => {
  service.on(SendEmailCommand).rejects(new MessageRejected({ message: 'team@example.com', $metadata }));
  expect(await send()).toEqual({ outcome: 'refused', reason: 'MessageRejected', passing: false });
  expect(inputs()).toHaveLength(1);
});

test.each([
  ['SendingPausedException', 400, 'Email sending is paused.'],
  ['AccountSuspendedException', 400, ''],
  ['MailFromDomainNotVerifiedException', 400, ''],
  ['AccessDeniedException', 403, ''],
  ['ExpiredTokenException', 400, ''],
  ['UnrecognizedClientException', 401, ''],
  [
    'MessageRejected',
    400,
    'Email address is not verified. The following identities failed: team@example.com',
  ],
  ['MessageRejected', 400, 'Sending paused for this account.'],
])(
  '%s (%i, %j) is a problem of the account, and is not tried again',
  async (name, httpStatusCode, message) => {
    service
      .on(SendEmailCommand)
      .rejects(Object.assign(new Error(message), { name, $metadata: { httpStatusCode } }));
    expect(await send()).toEqual({ outcome: 'account', reason: name });
    expect(inputs()).toHaveLength(1);
  },
);

test.each([
  ['a lost answer', Object.assign(new Error('x'), { name: 'TimeoutError' })],
  ['a reset connection', Object.assign(new Error('x'), { code: 'ECONNRESET' })],
  ['a failure of the service', Object.assign(new Error('x'), { $metadata: { httpStatusCode: 500 } })],
])('after %s the outcome is unclear, and the mail is not sent again', async (_, error) => {
  service.on(SendEmailCommand).rejects(error);
  expect(await send()).toEqual({ outcome: 'unclear', reason: error.name });
  expect(inputs()).toHaveLength(1);
});
