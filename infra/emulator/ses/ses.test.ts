import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { request } from 'node:http';
import { join } from 'node:path';
import { SESv2Client, SendEmailCommand, type SendEmailCommandInput } from '@aws-sdk/client-sesv2';
import { beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import type { AccountQuotas } from '../account.ts';
import { Principals } from '../iam/principals.ts';
import { roleThatMay, stackOf } from '../testing/stack.ts';
import { temporaryFolder } from '../testing/temporary-folder.ts';
import { MailStore } from './mail-store.ts';
import { startMails } from './mails.ts';

const domain = 'arn:aws:ses:us-east-1:000000000000:identity/shop.test';
const stack = stackOf({
  Domain: { Type: 'AWS::SES::EmailIdentity', Properties: { EmailIdentity: 'shop.test' } },
  ...roleThatMay('Mailer', ['ses:SendEmail'], domain, {
    StringEquals: { 'ses:FromAddress': 'site@shop.test' },
  }),
  ...roleThatMay('Anywhere', ['ses:SendEmail'], '*'),
  ...roleThatMay('Reader', ['s3:GetObject'], '*'),
});
const principals = new Principals(stack);

let account: AccountQuotas;
let dataDir: string;
let mails: Awaited<ReturnType<typeof startMails>>;
beforeEach(async () => {
  dataDir = await temporaryFolder();
  account = {};
  mails = await startMails(stack, principals, { dataDir, account, siteUrl: 'https://www.shop.test' });
  onTestFinished(() => mails.close());
});

const mail = (more: Partial<SendEmailCommandInput> = {}): SendEmailCommandInput => ({
  FromEmailAddress: `=?UTF-8?B?${Buffer.from('دليل').toString('base64')}?= <site@shop.test>`,
  Destination: { ToAddresses: ['dana@example.com'] },
  ReplyToAddresses: ['sara@example.com'],
  Content: {
    Simple: {
      Subject: { Data: 'رسالة <b>' },
      Body: { Text: { Data: 'Hello\nDana' }, Html: { Data: '<p>Hello <script>x()</script>' } },
      Headers: [{ Name: 'Auto-Submitted', Value: 'auto-generated' }],
    },
  },
  ...more,
});

async function send(input: SendEmailCommandInput, role = 'Mailer'): Promise<string> {
  const { credentials } = principals.byArn(`arn:aws:iam::000000000000:role/Site-${role}`);
  const client = new SESv2Client({
    endpoint: mails.gatewayUrl,
    region: 'us-east-1',
    credentials,
    maxAttempts: 1,
  });
  return (await client.send(new SendEmailCommand(input))).MessageId ?? '';
}

async function pause(isPaused: boolean, headers: Record<string, string> = {}): Promise<number> {
  const body = JSON.stringify({ SendingEnabled: !isPaused });
  return (await fetch(`${mails.url}/v2/email/account/sending`, { method: 'PUT', body, headers })).status;
}

test('a paused account refuses everything until it is resumed, and no page of another site can pause it', async () => {
  expect(await pause(true)).toBe(200);
  await expect(send(mail())).rejects.toMatchObject({
    ...{ name: 'SendingPausedException', $metadata: { httpStatusCode: 400 } },
  });
  expect(await pause(false, { origin: 'https://elsewhere.test' })).toBe(403);
  await expect(send(mail())).rejects.toMatchObject({ name: 'SendingPausedException' });
  expect(await pause(false)).toBe(200);
  expect(await send(mail())).toBeDefined();
  expect((await fetch(`${mails.url}/v2/email/account`, { method: 'PUT', body: '{}' })).status).toBe(404);
  const strange = { method: 'PUT', body: '{"SendingEnabled":"no"}' };
  expect((await fetch(`${mails.url}/v2/email/account/sending`, strange)).status).toBe(400);
});

describe('a new account', () => {
  const to = (address: string) => mail({ Destination: { ToAddresses: [address] } });

  test('in the sandbox sends to the simulator, and to verified recipients with the permission', async () => {
    account.isInSandbox = true;
    await expect(send(mail())).rejects.toMatchObject({
      name: 'MessageRejected',
      message: expect.stringMatching(/^Email address is not verified\..* US-EAST-1: dana@example\.com$/),
      $metadata: { httpStatusCode: 400 },
    });
    expect(await send(to('success@simulator.amazonses.com'))).toBeDefined();
    expect(await send(to('dana@shop.test'))).toBeDefined();
    account.isInSandbox = false;
    expect(await send(mail())).toBeDefined();
  });

  test('sends no more in a day, nor in a second, than its quota', async () => {
    account.mailsPerSecond = 2;
    const outcomes = await Promise.allSettled([1, 2, 3].map(() => send(mail())));
    expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'fulfilled', 'rejected']);
    expect(outcomes.find(({ status }) => status === 'rejected')).toMatchObject({
      reason: { name: 'TooManyRequestsException', message: 'Maximum sending rate exceeded.' },
    });
    Object.assign(account, { mailsPerSecond: undefined, mailsPerDay: 3 });
    expect(await send(mail())).toBeDefined();
    await expect(send(mail())).rejects.toMatchObject({
      ...{ name: 'TooManyRequestsException', message: 'Daily message quota exceeded.' },
      $metadata: { httpStatusCode: 429 },
    });
  });
});

const files = async () => (await readdir(join(dataDir, 'mails'))).sort();

describe('a mail', () => {
  test('is stored as a file before it is acknowledged', async () => {
    const id = await send(mail());
    const [file = '', ...others] = await files();
    expect(others).toEqual([]);
    expect(JSON.parse(await readFile(join(dataDir, 'mails', file), 'utf8'))).toEqual({
      id,
      at: expect.stringMatching(/Z$/),
      from: 'دليل <site@shop.test>',
      to: ['dana@example.com'],
      replyTo: ['sara@example.com'],
      subject: 'رسالة <b>',
      text: 'Hello\nDana',
      html: '<p>Hello <script>x()</script>',
      headers: [{ name: 'Auto-Submitted', value: 'auto-generated' }],
    });
    expect((await new MailStore(dataDir).list(9)).map((one) => one.id)).toEqual([id]);
  });

  test('that cannot be stored is not acknowledged', async () => {
    await rm(join(dataDir, 'mails'), { recursive: true });
    await expect(send(mail())).rejects.toThrow('Internal failure');
  });

  test.each<[string, Partial<SendEmailCommandInput>, string]>([
    ['to nobody', { Destination: { ToAddresses: [] } }, 'number of recipients'],
    ['with a line break in an address', { ReplyToAddresses: ['a@b.co\r\nBcc: c@d.co'] }, 'malformed'],
    ['with letters SES does not take', { Destination: { ToAddresses: ['دانا@example.com'] } }, 'malformed'],
    ['of several addresses in one', { Destination: { ToAddresses: ['a@b.co, c@d.co'] } }, 'malformed'],
    ['without a body', { Content: { Simple: { Subject: { Data: 'x' }, Body: {} } } }, 'body'],
    ['from a template', { Content: { Template: { TemplateName: 't' } } }, 'Template is not known locally'],
    [
      'with a copy',
      { Destination: { ToAddresses: ['a@b.co'], CcAddresses: ['c@d.co'] } },
      'not known locally',
    ],
  ])('%s is refused and not stored', async (_, more, sentence) => {
    await expect(send(mail(more))).rejects.toThrow(sentence);
    expect(await files()).toEqual([]);
  });
});

describe('the sender', () => {
  test('needs permission of its role for the sender address', async () => {
    await expect(send(mail(), 'Reader')).rejects.toMatchObject({ name: 'AccessDeniedException' });
    await expect(send(mail({ FromEmailAddress: 'other@shop.test' }))).rejects.toMatchObject({
      name: 'AccessDeniedException',
    });
    expect(await files()).toEqual([]);
  });

  test('needs an identity of the stack', async () => {
    const other = mail({ FromEmailAddress: 'site@other.test' });
    await expect(send(other, 'Anywhere')).rejects.toMatchObject({ name: 'MessageRejected' });
    expect(await send(mail(), 'Anywhere')).not.toBe('');
  });

  test('must be signed in', async () => {
    const answer = await fetch(`${mails.gatewayUrl}/v2/email/outbound-emails`, {
      method: 'POST',
      body: '{}',
    });
    expect(answer.status).toBe(403);
  });
});

describe('the mail pages', () => {
  test('list the latest first and show a mail, in which no script runs', async () => {
    const first = await send(mail());
    const second = await send(mail({ Destination: { ToAddresses: ['late@example.com'] } }));
    const list = await (await fetch(`${mails.url}/`)).text();
    expect(list.indexOf(second)).toBeLessThan(list.indexOf(first));
    expect(list.indexOf(second)).toBeGreaterThan(0);
    expect(list).toContain('رسالة &lt;b&gt;');
    const one = await fetch(`${mails.url}/${first}`);
    expect(await one.text()).toContain('sara@example.com');
    const html = await fetch(`${mails.url}/${first}/html`);
    expect(html.headers.get('content-security-policy')).toContain("default-src 'none'");
    expect(await html.text()).toContain('Hello');
    expect((await fetch(`${mails.url}/../../stack-id`)).status).toBe(404);
  });

  test.each(['{"id":', 'null', '{"id":"1a"}'])('leave out a mail whose file is %j', async (text) => {
    const id = await send(mail());
    await writeFile(join(dataDir, 'mails', '20990101T000000000Z-1a.json'), text);
    const list = await fetch(`${mails.url}/`);
    expect(list.status).toBe(200);
    expect(await list.text()).toContain(id);
    expect((await fetch(`${mails.url}/1a`)).status).toBe(404);
  });

  test('replace the site’s address in mails by this machine', async () => {
    const Body = { Text: { Data: 'See https://www.shop.test/inbox' } };
    const id = await send(mail({ Content: { Simple: { Subject: { Data: 'x' }, Body } } }));
    mails.setSiteAddress('http://localhost:3000');
    expect(await (await fetch(`${mails.url}/${id}`)).text()).toContain('See http://localhost:3000/inbox');
  });

  test('answer only this machine, under any name', async () => {
    const { port } = new URL(String(mails.url));
    const status = await new Promise((resolve, reject) => {
      request({ host: '127.0.0.1', port, headers: { host: 'rebound.example.com' } }, (answer) => {
        answer.resume();
        resolve(answer.statusCode);
      })
        .on('error', reject)
        .end();
    });
    expect(status).toBe(403);
  });
});

test('an identity with an unsupported property stops the start', async () => {
  const strange = stackOf({
    Domain: {
      Type: 'AWS::SES::EmailIdentity',
      Properties: { EmailIdentity: 'a.test', FeedbackAttributes: {} },
    },
  });
  await expect(startMails(strange, principals, { dataDir })).rejects.toThrow('FeedbackAttributes of a.test');
});

test('a stack that cannot send mail has no mail pages', async () => {
  const none = await startMails(stackOf({}), principals, { dataDir });
  expect(none.url).toBeUndefined();
  await none.close();
});

describe('bounces and complaints', () => {
  const set = (destination: object) =>
    stackOf({
      Domain: {
        Type: 'AWS::SES::EmailIdentity',
        Properties: {
          EmailIdentity: 'shop.test',
          ConfigurationSetAttributes: { ConfigurationSetName: 'told' },
        },
      },
      Set: { Type: 'AWS::SES::ConfigurationSet', Properties: { Name: 'told' } },
      Told: {
        Type: 'AWS::SES::ConfigurationSetEventDestination',
        Properties: { ConfigurationSetName: 'told', EventDestination: destination },
      },
      ...roleThatMay('Anywhere', ['ses:SendEmail'], '*'),
      ...roleThatMay('Mailer', ['ses:SendEmail'], domain),
    });
  const wanted = { Enabled: true, EventBridgeDestination: {}, MatchingEventTypes: ['bounce', 'complaint'] };

  async function heard(
    destination: object,
    role = 'Anywhere',
    ConfigurationSetName?: string,
  ): Promise<unknown[]> {
    const told = set(destination);
    const others = new Principals(told);
    const own = await startMails(told, others, { dataDir });
    onTestFinished(() => own.close());
    const events: { 'detail-type': string }[] = [];
    own.onMailReturned((event) => events.push(event));
    const { credentials } = others.byArn(`arn:aws:iam::000000000000:role/Site-${role}`);
    const client = new SESv2Client({
      ...{ endpoint: own.gatewayUrl, region: 'us-east-1', credentials, maxAttempts: 1 },
    });
    for (const name of ['bounce', 'complaint+one', 'success', 'dana']) {
      const ToAddresses = [`${name}@${name === 'dana' ? 'example.com' : 'simulator.amazonses.com'}`];
      await client.send(
        new SendEmailCommand(
          mail({ Destination: { ToAddresses }, ...(ConfigurationSetName && { ConfigurationSetName }) }),
        ),
      );
    }
    expect(JSON.stringify(events)).not.toMatch(/"tags":(?!\{"ses:configuration-set":\["told"\]\})/);
    return events.map((event) => event['detail-type']);
  }

  test('of the simulator’s addresses are reported like SES does, if the stack subscribes to them', async () => {
    expect(await heard(wanted)).toEqual(['Email Bounced', 'Email Complaint Received']);
    expect(await heard({ ...wanted, MatchingEventTypes: ['bounce'] })).toEqual(['Email Bounced']);
    expect(await heard({ ...wanted, Enabled: false })).toEqual([]);
  });

  test('are reported for the configuration set of a mail, which has to exist', async () => {
    expect(await heard(wanted, 'Anywhere', 'told')).toEqual(['Email Bounced', 'Email Complaint Received']);
    await expect(heard(wanted, 'Anywhere', 'other')).rejects.toMatchObject({ name: 'NotFoundException' });
  });

  test('need a role that may use the configuration set', async () => {
    await expect(heard(wanted, 'Mailer')).rejects.toMatchObject({ name: 'AccessDeniedException' });
  });
});
