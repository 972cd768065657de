import type * as z from 'zod/mini';
import type { Audited } from '#shared/audit/acts.ts';
import type { Role } from '#shared/session/session.ts';
import type { FailureForm } from './error.ts';

/**
 * The line that a call of an endpoint adds to the audit log. `POST`, `PUT` and `DELETE` endpoints must declare it, or `false`
 * for calls that only read or that are no acts of an administrator.
 */
type Logged =
  | { readonly method: 'GET'; readonly audited?: Audited }
  | { readonly method: 'POST' | 'PUT' | 'DELETE'; readonly audited: Audited | false };

export interface Schemas {
  /** Schema of the JSON body; without one the body is not read. */
  readonly body?: z.ZodMiniType;
  /** Schema of the fields of a multipart form, which the endpoint takes instead of JSON; files are `Uint8Array`. */
  readonly form?: z.ZodMiniType;
  /** Schema of the query string; without one it is not read. */
  readonly query?: z.ZodMiniObject;
  /** Schema of the answer's JSON body; fields it does not name never leave the server. Without one: no content. */
  readonly response?: z.ZodMiniType;
}

interface Route {
  /** The path, with `{name}` for each parameter, as the HTTP API of AWS writes it. */
  readonly path: string;
  /** The Lambda function that answers; also its folder in `functions/`. */
  readonly group: Group;
  /** Who may call it: everybody, or only people with a session and at least this role. The server checks both. */
  readonly access: 'public' | Role;
  /** Largest JSON body, in bytes of UTF-8; 64 KB unless given. */
  readonly bodyMaxBytes?: number;
  /** Media type of an answer that is a text; JSON unless given. */
  readonly mediaType?: 'text/html' | 'text/csv';
  /** The form of a failed answer; `{ error, details? }` unless given. */
  readonly failure?: FailureForm;
  /** True for calls that a screen repeats automatically: they do not extend the session. */
  readonly background?: true;
  /** True if an answer takes far more work than a read or write. The rate limit of the endpoint is then lower. */
  readonly costly?: true;
  /** `Cache-Control` of a successful answer; `no-store` unless given. */
  readonly cache?: string;
}

/**
 * The key of the property whose type has the schemas of an endpoint. Callers have only these types, because browsers do not
 * download schemas. Servers read the schemas by `schemasOf`.
 */
export declare const schemas: unique symbol;

/**
 * One endpoint of the HTTP API. The CDK app, the handlers, the web client and the tests derive from these definitions.
 */
export type Endpoint<Of extends Schemas = Schemas> = Logged & Route & { readonly [schemas]: Of };

export const groups = [
  'session',
  'people',
  'messages',
  'cvs',
  'content',
  'images',
  'posts',
  'previews',
  'newsletter',
  'privacy',
  'mail',
  'share',
  'usage',
  'backups',
] as const;
export type Group = (typeof groups)[number];

/** Returns the definition as an endpoint whose type has the schemas and the path. */
/* @__NO_SIDE_EFFECTS__ */
export function endpoint<const Definition extends Logged & Route & Schemas>(definition: Definition) {
  // Returns the same object under another type: only `schemasOf` reads its schemas, so that browser builds can leave them out.
  return definition as unknown as Omit<Definition, keyof Schemas> & {
    readonly [schemas]: Pick<Definition, keyof Definition & keyof Schemas>;
  };
}

type SchemasOf<E extends Endpoint> = E[typeof schemas];

/** The input of an endpoint before parsing; `undefined` where there is no body. */
export type RequestBody<E extends Endpoint> =
  SchemasOf<E> extends { body: infer B extends z.ZodMiniType } ? z.input<B> : undefined;
/** The input of an operation, after parsing: the form where the endpoint takes one, otherwise the JSON body. */
export type ParsedBody<E extends Endpoint> =
  SchemasOf<E> extends { form: infer F extends z.ZodMiniType }
    ? z.output<F>
    : SchemasOf<E> extends { body: infer B extends z.ZodMiniType }
      ? z.output<B>
      : undefined;
export type ParsedQuery<E extends Endpoint> =
  SchemasOf<E> extends { query: infer Q extends z.ZodMiniType } ? z.output<Q> : undefined;
/** The response of an endpoint; `undefined` where there is no content. */
export type ResponseBody<E extends Endpoint> =
  SchemasOf<E> extends { response: infer R extends z.ZodMiniType } ? z.output<R> : undefined;
