import { schemasOf } from '#shared/api/endpoint/schemas-of.ts';
import '#functions/data/testing/environment.ts';
import { GetCommand } from '@aws-sdk/lib-dynamodb';
import { mockClient } from 'aws-sdk-client-mock';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { dynamodb } from '#functions/data/table/client.ts';
import { defaultFailure } from '#shared/api/endpoint/error.ts';
import { type Role, roleIncludes, roles } from '#shared/session/session.ts';
import { send } from '../testing/event.ts';
import { all, handlers, reached } from '../testing/groups.ts';

const table = mockClient(dynamodb);
beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  table.reset();
  reached.mockReset();
});

const ago = (minutes: number) => new Date(Date.now() - minutes * 60_000).toISOString();
const hours = 60;
const someToken = 'A'.repeat(43);
const person = {
  accountId: 'a',
  credentialVersion: 'v',
  createdAt: ago(0),
  username: 'u',
  passwordHash: 'h',
};
const session = { accountId: 'a', credentialVersion: 'v', createdAt: ago(60), lastSeenAt: ago(0) };

/** A caller: the cookie that is sent, and the session and the account in the table. */
interface Asking {
  readonly sessionToken?: string;
  readonly session?: object | undefined;
  readonly person?: object | undefined;
}
const as = (more: object): Asking => ({ sessionToken: someToken, session, person: { ...person, ...more } });
const strangers: [string, Asking][] = [
  ['nobody', {}],
  ['who forged a cookie', { sessionToken: someToken }],
  ['who has a cookie of another form', { sessionToken: `${someToken}=` }],
  ['whose session is over', { ...as({}), session: { ...session, createdAt: ago(12 * hours) } }],
  ['who did nothing for long', { ...as({}), session: { ...session, lastSeenAt: ago(30) } }],
  ['who signed out', { ...as({}), session: undefined }],
  ['who was removed', { ...as({}), person: undefined }],
  ['who was disabled', as({ disabledAt: ago(1) })],
  ['who got another password', as({ credentialVersion: 'w' })],
];

async function ask(endpoint: (typeof all)[number][1], { sessionToken, ...stored }: Asking) {
  table
    .on(GetCommand)
    .callsFake(({ Key }) => ({ Item: Key.sk === 'session' ? stored.session : stored.person }));
  return send(handlers[endpoint.group], endpoint, {
    params: { id: 'x' },
    ...(sessionToken !== undefined && { sessionToken }),
  });
}
/** The requests to the table, except reads of the caller's session and account. */
const written = () =>
  table
    .calls()
    .map(({ firstArg }) => firstArg.constructor.name)
    .filter((name) => name !== 'GetCommand');
const refusal = {
  401: 'Sign in to continue.',
  400: 'Only an owner of the site may do this; ask one of them.',
};

describe.each(all.filter(([, { access }]) => access !== 'public'))('%s', (_name, endpoint) => {
  const { from } = endpoint.failure ?? defaultFailure;
  const needed = endpoint.access as Role;

  test.each(strangers)('refuses somebody %s, and does nothing for them', async (_who, asking) => {
    const { status, body } = await ask(endpoint, asking);
    expect({ status, body }).toEqual({ status: 401, body: from({ error: refusal[401] }) });
    expect(reached).not.toHaveBeenCalled();
    expect(written()).toEqual([]);
  });

  test.each(roles.filter((role) => !roleIncludes(role, needed)))('is forbidden for an %s', async (role) => {
    // The last use is so long ago that a new use would be written to the session.
    const asking = { ...as({ role }), session: { ...session, lastSeenAt: ago(5) } };
    const { status, body } = await ask(endpoint, asking);
    expect({ status, body }).toEqual({ status: 400, body: from({ error: refusal[400] }) });
    expect(reached).not.toHaveBeenCalled();
    // Only the line of the audit log about the refusal is written.
    expect(written()).toEqual(endpoint.audited ? ['PutCommand'] : []);
  });

  test.each(roles.filter((role) => roleIncludes(role, needed)))('is allowed for an %s', async (role) => {
    const { status, text } = await ask(endpoint, as({ role }));
    expect(status).not.toBe(401);
    expect(text).not.toContain(refusal[400]);
    // A request to an endpoint without a body has reached the operation.
    const { body, form } = schemasOf(endpoint);
    expect(reached.mock.calls.length).toBe(body || form ? 0 : 1);
  });
});

test.each([
  ['of an older release, before there were roles', {}, true],
  ['of a role that only a newer release knows', { role: 'auditor' }, false],
])('somebody %s may do what an owner may: %s', async (_what, more, may) => {
  const [, endpoint] = all.find(([, one]) => one.access === 'owner' && !schemasOf(one).body) ?? [];
  if (!endpoint) throw new Error('There is nothing for owners.');
  const { text } = await ask(endpoint, as(more));
  expect(text.includes(refusal[400])).toBe(!may);
});

test('only owners decide about personal data and recipients of mails', () => {
  const forOwners = all.flatMap(([name, { access }]) => (access === 'owner' ? [name] : []));
  expect(forOwners).toEqual(
    expect.arrayContaining([
      'findPersonalData',
      'deletePersonalData',
      'updateMailSettings',
      'listNewsletterSubscriptions',
      'findSubscribers',
      'unsubscribeFromNewsletter',
      'deleteMessage',
      'deleteMessages',
      'deleteSpam',
    ]),
  );
});
