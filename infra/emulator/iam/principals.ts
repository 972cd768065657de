import { randomBytes } from 'node:crypto';
import type { Stack } from '../template/stack.ts';
import { type AccessRequest, checkStatement, isAllowed, type Statement } from './policy.ts';
import { rightsFor, rightsOf, UsedAccess, usedAccessVariable } from './used-access.ts';

export interface Credentials {
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
  /** Empty for a key without a token. */
  readonly sessionToken: string;
}

/** A role, with credentials that are valid as long as this process. */
export interface Principal {
  readonly arn: string;
  readonly credentials: Credentials;
  allows(request: AccessRequest): boolean;
}

interface PolicyDocument {
  readonly Statement: readonly Statement[];
}
interface RoleProperties {
  readonly Policies?: readonly { readonly PolicyDocument: PolicyDocument }[];
}
interface PolicyProperties {
  readonly PolicyDocument: PolicyDocument;
  readonly Roles?: readonly string[];
}

/** Returns credentials that nobody can guess. They are alphanumeric, because DynamoDB Local accepts no other access keys. */
export function newCredentials(): Credentials {
  const token = (bytes: number) => randomBytes(bytes).toString('hex').toUpperCase();
  return { accessKeyId: `ASIA${token(8)}`, secretAccessKey: token(20), sessionToken: token(32) };
}

/** The callers who may sign requests, by access key. */
export interface Callers {
  /** Returns the caller with an access key id; `undefined` if the key is unknown. */
  byAccessKey(accessKeyId: string): Principal | undefined;
}

/** Accepts one caller with all rights: the owner of the data folder. */
export class Owner implements Callers {
  readonly #owner: Principal;

  constructor(credentials: Credentials) {
    this.#owner = { arn: 'the owner', credentials, allows: () => true };
  }

  byAccessKey(accessKeyId: string): Principal | undefined {
    return accessKeyId === this.#owner.credentials.accessKeyId ? this.#owner : undefined;
  }
}

/** Every role of the stack with the statements of its policies, except AWS's managed policies. */
export class Principals implements Callers {
  readonly #byAccessKey = new Map<string, Principal>();
  readonly #byArn = new Map<string, Principal>();

  constructor(stack: Stack) {
    const folder = process.env[usedAccessVariable];
    const recorded = folder ? new UsedAccess(folder) : undefined;
    const attached = [
      ...stack.resources<PolicyProperties>('AWS::IAM::Policy'),
      ...stack.resources<PolicyProperties>('AWS::IAM::ManagedPolicy'),
    ];
    for (const { name, properties } of stack.resources<RoleProperties>('AWS::IAM::Role')) {
      const documents = [
        ...(properties.Policies ?? []).map((policy) => policy.PolicyDocument),
        ...attached
          .filter((policy) => policy.properties.Roles?.includes(name))
          .map((policy) => policy.properties.PolicyDocument),
      ];
      const statements = documents.flatMap((document) => document.Statement);
      for (const statement of statements) checkStatement(statement, `The policy of ${name}`);
      const role = name.replace(/^.*-/, '').replace(/[0-9A-F]{8}$/, '');
      recorded?.record('granted', rightsOf(role, statements));
      const principal = {
        arn: `arn:aws:iam::${stack.place.accountId}:role/${name}`,
        credentials: newCredentials(),
        allows: (request: AccessRequest) => {
          const isGranted = isAllowed(statements, request);
          if (isGranted) recorded?.record('used', rightsFor(role, request));
          return isGranted;
        },
      };
      this.#byAccessKey.set(principal.credentials.accessKeyId, principal);
      this.#byArn.set(principal.arn, principal);
    }
  }

  /** Returns the role of an access key id; `undefined` if the key is unknown. */
  byAccessKey(accessKeyId: string): Principal | undefined {
    return this.#byAccessKey.get(accessKeyId);
  }

  /** Returns the role with an ARN, as the `Role` of a function names it. */
  byArn(arn: string): Principal {
    const principal = this.#byArn.get(arn);
    if (!principal) throw new Error(`Role ${arn} is not in the template.`);
    return principal;
  }
}
