import { createHash } from 'node:crypto';
import { GetCommand } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod/mini';
import { type Language, languages } from '#shared/language.ts';
import { type Role, roles } from '#shared/session/session.ts';
import { dynamodb } from '../table/client.ts';
import type { Position } from '../table/cursor.ts';
import { type Page, queryPage } from '../table/query-page.ts';
import { itemReader } from '../table/stored-item.ts';
import { itemKey, tableName } from '../table/table.ts';

/** A user who may sign in. `credentialVersion` changes with every password, which ends the older sessions. */
export interface Administrator {
  readonly accountId: string;
  readonly username: string;
  /** The hash of the password. If it is empty, nobody can sign in with a password. */
  readonly passwordHash: string;
  readonly credentialVersion: string;
  readonly createdAt: string;
  /** The role. Accounts of releases without roles count as owners, because every user was an owner then. */
  readonly role: Role;
  /** The address for links by mail. Accounts that `npm run admin` created have none. */
  readonly email?: string | undefined;
  /** The language of mails to this person. */
  readonly language: Language;
  /** When an owner disabled the account; absent if it is active. */
  readonly disabledAt?: string | undefined;
  readonly lastSignedInAt?: string | undefined;
  /** The user's last working day (ISO 8601), if an owner has entered it. */
  readonly leavesOn?: string | undefined;
  /** The links that were mailed for choosing a password, each as `{hash}.{when it ends, in seconds since 1970}`. */
  readonly links?: ReadonlySet<string> | undefined;
  /** The only link that older releases stored: when it ends, in seconds since 1970, and its hash. */
  readonly linkEndsAt?: number | undefined;
  readonly linkHash?: string | undefined;
  /** The secret of one-time codes. An account with one is asked for a code at sign-in. */
  readonly codeSecret?: string | undefined;
  readonly codesSince?: string | undefined;
  /** The latest step of 30 seconds since 1970 whose code was used. */
  readonly codeStep?: number | undefined;
  /** The hashes of the unused recovery codes. */
  readonly recoveryHashes?: ReadonlySet<string> | undefined;
  /**
   * `codesOffAt`: when the one-time codes were last turned off. `codesOffBy`: by whom, the account's owner (`self`) or an owner
   * of the site (`owner`).
   */
  readonly codesOffAt?: string | undefined;
  readonly codesOffBy?: (typeof codesOffBy)[number] | undefined;
}

const codesOffBy = ['self', 'owner'] as const;

/** Records that the one-time codes of an account were turned off. */
export type CodesOff = Required<Pick<Administrator, 'codesOffAt' | 'codesOffBy'>>;

/** A role that only a newer release knows, or that cannot be read, has the least rights. */
const role = z.catch(z.enum(roles), 'editor');

/** A secret that cannot be read counts as an empty one: a code is still required, and no code is valid. */
const codeSecret = z.catch(z.optional(z.string()), '');

export const readAdministrator = itemReader<Administrator, 'accountId' | 'createdAt'>(
  { accountId: z.string(), createdAt: z.iso.datetime() },
  {
    username: [z.string(), ''],
    passwordHash: [z.string(), ''],
    credentialVersion: [z.string(), ''],
    role: [role, 'owner'],
    email: [z.optional(z.string()), undefined],
    language: [z.enum(languages), 'en'],
    disabledAt: [z.optional(z.string()), undefined],
    lastSignedInAt: [z.optional(z.iso.datetime()), undefined],
    leavesOn: [z.optional(z.iso.date()), undefined],
    links: [z.optional(z.set(z.string())), undefined],
    linkEndsAt: [z.optional(z.number()), undefined],
    linkHash: [z.optional(z.string()), undefined],
    codeSecret: [codeSecret, undefined],
    codesSince: [z.optional(z.iso.datetime()), undefined],
    codeStep: [z.optional(z.int()), undefined],
    recoveryHashes: [z.optional(z.set(z.string())), undefined],
    codesOffAt: [z.optional(z.iso.datetime()), undefined],
    codesOffBy: [z.optional(z.enum(codesOffBy)), undefined],
  },
);

/**
 * Returns the id of the account that a name means. Names that look alike, or differ in case, width or outer blanks, mean
 * the same account. The id is a hash, so that any input makes a key of bounded length.
 */
export function accountIdOf(username: string): string {
  const folded = username.normalize('NFKC').trim().toLowerCase().normalize('NFKC');
  return createHash('sha256').update(folded).digest('base64url');
}

/** Returns the administrator with this account, as last written; `undefined` if there is none. */
export async function getAdministrator(accountId: string): Promise<Administrator | undefined> {
  const { Item } = await dynamodb.send(
    new GetCommand({
      TableName: tableName,
      Key: itemKey('administrator', accountId),
      ConsistentRead: true,
    }),
  );
  return Item && readAdministrator(Item);
}

/** Returns all administrators, in the order of their creation. */
export async function listAdministrators(): Promise<Administrator[]> {
  const newestFirst: Administrator[] = [];
  let after: Position | undefined;
  do {
    const page: Page<Administrator> = await queryPage(
      { index: 'ofKind', kind: 'administrator', partition: 'administrator', limit: 100, after },
      readAdministrator,
    );
    newestFirst.push(...page.items);
    after = page.next;
  } while (after);
  return newestFirst.reverse();
}
