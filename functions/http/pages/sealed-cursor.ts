import { timingSafeEqual } from 'node:crypto';
import * as z from 'zod/mini';
import { keyedHash } from '#functions/data/table/keyed-hash.ts';
import type { Endpoint } from '#shared/api/endpoint/endpoint.ts';
import { schemasOf } from '#shared/api/endpoint/schemas-of.ts';
import { BadRequest } from '../errors.ts';
import type { Input } from '../input.ts';
import type { Reply } from '../operation.ts';

/** How long after its first page the last page can be requested, in ms. */
const walkMs = 60 * 60_000;
const form = /^([0-9a-z]{1,11})\.(.+)\.([\w-]{43})$/s;

/** The input of an operation that works page by page, with an unsigned cursor. `seal` signs the cursor in the reply. */
interface Walk {
  readonly input: Input;
  readonly seal: (reply: Reply<unknown>) => Reply<unknown>;
}

/**
 * True if an endpoint is logged and works page by page. Only its first page is logged, so its cursors must not be
 * forgeable.
 */
export function hasSealedCursor(endpoint: Endpoint): boolean {
  const { body, query } = schemasOf(endpoint);
  return Boolean(endpoint.audited) && [body, query].some(takesCursor);
}

function takesCursor(schema: z.ZodMiniType | undefined): boolean {
  return schema instanceof z.ZodMiniObject && 'cursor' in schema.shape;
}

/**
 * Begins or continues the work of an endpoint that {@link hasSealedCursor}. A cursor contains the instant at which the work
 * began, and is signed for this endpoint, account and all other input. So each page follows a first page, which is in
 * the log.
 *
 * @throws BadRequest for any other cursor
 */
export function walkOf(endpoint: Endpoint, input: Input, accountId: string, now: Date): Walk {
  const { body, query, params } = input;
  const asked = [endpoint.method, endpoint.path, accountId, params, withCursor(body), withCursor(query)];
  const signatureOf = (begun: string, position: string) =>
    keyedHash('cursor', JSON.stringify([...asked, begun, position]));
  const given = cursorOf(body) ?? cursorOf(query);
  const [, begun = now.getTime().toString(36), position = '', signature = ''] = form.exec(given ?? '') ?? [];
  if (given !== undefined) {
    const isOwn = sameText(signature, signatureOf(begun, position));
    const isTooLate = now.getTime() - Number.parseInt(begun, 36) > walkMs;
    if (!isOwn || isTooLate)
      throw new BadRequest('The cursor is not valid; start again with the first page.');
  }
  const sealed = (next: string) => `${begun}.${next}.${signatureOf(begun, next)}`;
  return {
    input:
      given === undefined
        ? input
        : { params, body: withCursor(body, position), query: withCursor(query, position) },
    seal: (reply) => ({ ...reply, ...sealedLink(reply, sealed), body: sealedNext(reply.body, sealed) }),
  };
}

type Sealing = (next: string) => string;

function sealedLink({ headers }: Reply<unknown>, sealed: Sealing): Pick<Reply<unknown>, 'headers'> {
  if (headers?.Link === undefined) return {};
  const Link = headers.Link.replace(/(?<=[?&]cursor=)[^&>]+/, (next) =>
    encodeURIComponent(sealed(decodeURIComponent(next))),
  );
  return { headers: { ...headers, Link } };
}

function sealedNext(body: unknown, sealed: Sealing): unknown {
  const isPage = typeof body === 'object' && body !== null && 'next' in body && typeof body.next === 'string';
  return isPage ? { ...body, next: sealed(String(body.next)) } : body;
}

function cursorOf(given: unknown): string | undefined {
  return typeof given === 'object' && given !== null && 'cursor' in given && typeof given.cursor === 'string'
    ? given.cursor
    : undefined;
}

/** Replaces the cursor in an input, if it has one. */
function withCursor(given: unknown, cursor?: string): unknown {
  if (cursorOf(given) === undefined) return given;
  return { ...(given as object), cursor };
}

function sameText(given: string, expected: string): boolean {
  return given.length === expected.length && timingSafeEqual(Buffer.from(given), Buffer.from(expected));
}
