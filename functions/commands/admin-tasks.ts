import { randomBytes } from 'node:crypto';
import { appendAuditLine } from '#functions/data/audit/audit-log.ts';
import { changeAccount } from '#functions/data/people/change-account.ts';
import { stateOf } from '#functions/data/people/person.ts';
import { accountIdOf, getAdministrator, listAdministrators } from '#functions/data/sign-in/administrator.ts';
import { turnCodesOff } from '#functions/data/sign-in/codes.ts';
import { hashPassword, verifyPassword } from '#functions/data/sign-in/password.ts';
import { saveAdministrator } from '#functions/data/sign-in/save-administrator.ts';
import type { Act } from '#shared/audit/acts.ts';
import { choosePassword } from './choose-password.ts';

/** Returns one line of text per administrator: name, role, state, day of creation, and whether one-time codes are on. */
export async function list(tableName: string): Promise<string[]> {
  const all = await using(tableName, listAdministrators());
  if (all.length === 0) return [`There is no administrator in the table ${tableName}.`];
  return all.map((one) =>
    [
      ...[one.username, one.role, stateOf(one), `since ${one.createdAt.slice(0, 10)}`],
      ...(one.codeSecret === undefined ? [] : ['one-time codes']),
    ].join('\t'),
  );
}

/**
 * Removes an administrator and ends their sessions.
 * @throws Error in one sentence when there is no such administrator, or no other owner who can sign in
 */
export async function remove(tableName: string, username: string): Promise<string[]> {
  const outcome = await using(tableName, changeAccount(accountIdOf(username), 'removed', new Date()));
  if (outcome === 'absent') {
    throw new Error(
      `There is no administrator ${username} in the table ${tableName}; --list shows who there is.`,
    );
  }
  if (outcome === 'last-owner') {
    throw new Error(`${username} is the only owner who can sign in: make another first.`);
  }
  if (outcome === 'busy') throw new Error('Others change people right now; try again in a moment.');
  await using(tableName, noteInLog('person-removed', username));
  return [`Removed the administrator ${username} from the table ${tableName} and ended their sessions.`];
}

/**
 * Turns off the one-time codes of an administrator who has lost them, who may be the only owner.
 * @throws Error in one sentence when there is no such administrator, or they have no codes
 */
export async function turnOffCodes(tableName: string, username: string): Promise<string[]> {
  const isOff = await using(
    tableName,
    turnCodesOff({ accountId: accountIdOf(username) }, 'owner', new Date()),
  );
  if (!isOff) {
    throw new Error(
      `No administrator ${username} with one-time codes is in the table ${tableName}; --list shows who there is.`,
    );
  }
  await using(tableName, noteInLog('person-codes-removed', username));
  return [`Turned off the one-time codes of ${username} in the table ${tableName}.`];
}

/**
 * Creates an administrator, or gives an existing one another password and ends their sessions. If the administrator has this
 * password already, nothing changes and they stay signed in.
 * @param ifAbsent true to change nothing when there is an administrator already
 */
export async function save(tableName: string, username: string, ifAbsent: boolean): Promise<string[]> {
  const accountId = accountIdOf(username);
  if (ifAbsent) {
    const all = await using(tableName, listAdministrators());
    const existing = all.find((one) => one.accountId === accountId) ?? all[0];
    if (existing) return [`There is an administrator already: ${existing.username}; nothing was changed.`];
  }
  const { password, generated } = await choosePassword();
  const before = await using(tableName, getAdministrator(accountId));
  if (before && stateOf(before) === 'active' && (await verifyPassword(password, before.passwordHash))) {
    return [
      `The administrator ${username} in the table ${tableName} has this password already; nothing was changed.`,
    ];
  }
  const passwordHash = await hashPassword(password);
  const outcome = await using(tableName, saveAdministrator(username, passwordHash, new Date()));
  await using(tableName, noteInLog('person-changed', username));
  return [
    outcome === 'created'
      ? `Created the administrator ${username} in the table ${tableName}.`
      : `Gave the administrator ${username} in the table ${tableName} a new password and ended their sessions.`,
    ...(generated ? [`Password, shown only now: ${password}`] : []),
  ];
}

/** Adds a line to the log that owners read in the admin area. The command does not know who runs it. */
async function noteInLog(act: Act, username: string): Promise<void> {
  await appendAuditLine({
    ...{ id: randomBytes(16).toString('base64url'), at: new Date().toISOString() },
    ...{ act, outcome: 'done', accountId: 'npm-run-admin', username: 'npm run admin' },
    ...{ thing: 'person', thingId: accountIdOf(username), title: username },
  });
}

async function using<Result>(tableName: string, access: Promise<Result>): Promise<Result> {
  try {
    return await access;
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new Error(`Cannot use the table ${tableName}; check its name, region and credentials: ${reason}`);
  }
}
