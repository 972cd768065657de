import type * as z from 'zod/mini';
import type { Audited } from '#shared/audit/acts.ts';
import type { Role } from '#shared/session/session.ts';
import type { FailureForm } from './error.ts';

/**
 * What an endpoint writes to the log that owners read. One that may change something has to say what it is, or `false`: no act of
 * anybody who works here, or only a question.
 */
type Logged =
  | { readonly method: 'GET'; readonly audited?: Audited }
  | { readonly method: 'POST' | 'PUT' | 'DELETE'; readonly audited: Audited | false };

/** What an endpoint takes and answers. */
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

interface Answered {
  /** With `{name}` for parameters, as the HTTP API writes them. */
  readonly path: string;
  /** The Lambda function that answers; also its folder in `functions/`. */
  readonly group: Group;
  /** Who may call it: everybody, or only who has a session and at least this role. Both are checked on the server. */
  readonly access: 'public' | Role;
  /** Largest JSON body, in bytes of UTF-8; 64 KB unless given. */
  readonly bodyMaxBytes?: number;
  /** Of an answer whose body is a text of this type as it is; JSON unless given. */
  readonly mediaType?: 'text/html' | 'text/csv';
  /** What a failure answers; `{ error, details? }` unless given. */
  readonly failure?: FailureForm;
  /** A screen asks for it by itself again and again: that is no use of a session, which ends all the same. */
  readonly background?: true;
  /** Answering takes far more work than storing or reading something: it may be asked less often. */
  readonly costly?: true;
  /** `Cache-Control` of a successful answer; `no-store` unless given. */
  readonly cache?: string;
}

/**
 * Names the schemas of an endpoint in its type. Whoever calls it has their types alone: browsers do not download them. A server gets
 * at them by `schemasOf`.
 */
export declare const schemas: unique symbol;

/** One endpoint of the HTTP API. The CDK app, the handlers, the web client and the tests are all made from these. */
export type Endpoint<Of extends Schemas = Schemas> = Logged & Answered & { readonly [schemas]: Of };

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
] as const;
export type Group = (typeof groups)[number];

/** One endpoint, with its schemas and path as types. */
/* @__NO_SIDE_EFFECTS__ */
export function endpoint<const Definition extends Logged & Answered & Schemas>(definition: Definition) {
  // The same object under another type: only `schemasOf` sees its schemas, and where browsers' builds left them out nothing misses them.
  return definition as unknown as Omit<Definition, keyof Schemas> & {
    readonly [schemas]: Pick<Definition, keyof Definition & keyof Schemas>;
  };
}

type SchemasOf<E extends Endpoint> = E[typeof schemas];

/** What a caller of an endpoint sends, before parsing; `undefined` where there is no body. */
export type RequestBody<E extends Endpoint> =
  SchemasOf<E> extends { body: infer B extends z.ZodMiniType } ? z.input<B> : undefined;
/** What a handler gets, after parsing: the form where the endpoint takes one, otherwise the JSON body. */
export type ParsedBody<E extends Endpoint> =
  SchemasOf<E> extends { form: infer F extends z.ZodMiniType }
    ? z.output<F>
    : SchemasOf<E> extends { body: infer B extends z.ZodMiniType }
      ? z.output<B>
      : undefined;
export type ParsedQuery<E extends Endpoint> =
  SchemasOf<E> extends { query: infer Q extends z.ZodMiniType } ? z.output<Q> : undefined;
/** What an endpoint answers; `undefined` where there is no content. */
export type ResponseBody<E extends Endpoint> =
  SchemasOf<E> extends { response: infer R extends z.ZodMiniType } ? z.output<R> : undefined;
