import type {
  Endpoint,
  Group,
  ParsedBody,
  ParsedQuery,
  ResponseBody,
} from '#shared/api/endpoint/endpoint.ts';
import type { EndpointName, endpoints } from '#shared/api/table.ts';
import type { AuditThing } from '#shared/audit/acts.ts';
import type { SignedIn } from './session.ts';

type ParameterName<Path extends string> = Path extends `${string}{${infer Name}}${infer Rest}`
  ? Name | ParameterName<Rest>
  : never;

/** Facts that an operation adds to its line in the audit log. */
export interface Facts {
  /** The account that acts, if it is not the signed-in one. Without a `username` there is no such account. */
  readonly accountId?: string;
  readonly username?: string | undefined;
  /** Finds the username, for a request that was refused before the account was read. */
  readonly findUsername?: () => Promise<string | undefined>;
  readonly thing?: AuditThing;
  readonly thingId?: string;
  /** The title of the item. Never text that a visitor wrote. */
  readonly title?: string | undefined;
  /** True if the call is one step of an action that is logged as a whole. */
  readonly isPart?: boolean;
  /** Names work that takes several calls: only the first call within an hour is logged. */
  readonly step?: string;
}

/** A parsed request to an endpoint, with the signed-in person where it needs a session. */
export interface OperationRequest<E extends Endpoint> {
  readonly params: Readonly<Record<ParameterName<E['path']>, string>>;
  readonly query: ParsedQuery<E>;
  readonly body: ParsedBody<E>;
  readonly administrator: E['access'] extends 'public' ? undefined : SignedIn;
  /** The visitor's IP address, as the distribution reports it. */
  readonly viewerAddress: string;
  /** The token of the session cookie, unchecked. */
  readonly sessionToken: string | undefined;
  /** The token of the device cookie, unchecked. */
  readonly deviceToken: string | undefined;
  /** The token of the cookie of a sign-in that waits for a code, unchecked. */
  readonly challengeToken: string | undefined;
  /** True if the request has an active session. Does not extend the session. */
  readonly isSignedIn: () => Promise<boolean>;
  readonly header: (name: Lowercase<string>) => string | undefined;
  /** Adds facts to the log line of the request. */
  readonly note: (facts: Facts) => void;
}

/** An answer: `body` goes through the endpoint's response schema. */
export interface Reply<Body> {
  readonly body: Body;
  /** 200 unless given, or 204 for an endpoint without a response. */
  readonly status?: number;
  readonly headers?: Readonly<Record<string, string>>;
  /** `Set-Cookie` values. */
  readonly cookies?: readonly string[];
}

/** Answers an endpoint: gets parsed input, returns data, throws a `VisibleError` for the caller. */
export type Operation<Name extends EndpointName> = (
  request: OperationRequest<(typeof endpoints)[Name]>,
) => Promise<Reply<ResponseBody<(typeof endpoints)[Name]>>>;

/** Exactly one operation for each endpoint of a group. */
export type Operations<G extends Group> = {
  readonly [Name in EndpointName as (typeof endpoints)[Name]['group'] extends G
    ? Name
    : never]: Operation<Name>;
};
