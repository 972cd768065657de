import { afterAll, beforeAll, expect, vi } from 'vitest';
import { inputWith } from '#functions/data/testing/posts.ts';
import { send, type TestAnswer, type TestRequest } from '#functions/http/testing/event.ts';
import { signedIn } from '#functions/http/testing/signed-in.ts';
import type { Endpoint } from '#shared/api/endpoint/endpoint.ts';
import { postEndpoints } from '#shared/api/posts/posts.ts';
import { forEveryKind, type PostKind } from '#shared/posts/kinds.ts';
import { handler } from '../handler.ts';

/** The endpoints of each kind, and the body of a request that creates a post. */
export const kinds = forEveryKind((kind) => ({
  ...postEndpoints[kind],
  bodyWith: () => inputWith(kind),
}));

/** A post in a response. */
export type AnsweredPost = { id: string; title: string; version: number; published: boolean } & Record<
  string,
  unknown
>;

/**
 * Returns the posts' handler with its own table, and functions that call it as a visitor and as an administrator. The clock
 * does not advance.
 */
export function postsSite() {
  let signed: Awaited<ReturnType<typeof signedIn>>;
  beforeAll(async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: Date.UTC(2026, 0, 1) });
    signed = await signedIn();
  });
  afterAll(async () => {
    vi.useRealTimers();
    await signed.stop();
  });

  const ask = (endpoint: Endpoint, request?: TestRequest) => send(handler, endpoint, request);
  const askAsAdministrator = (endpoint: Endpoint, request?: TestRequest) =>
    ask(endpoint, { sessionToken: signed.sessionToken, ...request });

  async function create(kind: PostKind, fields: object = {}): Promise<AnsweredPost> {
    vi.setSystemTime(Date.now() + 1);
    const json = { ...kinds[kind].bodyWith(), ...fields };
    const { status, body } = await askAsAdministrator(kinds[kind].create, { json });
    expect(status).toBe(201);
    return body as AnsweredPost;
  }

  /** Returns every page of a list, by following its `Link`. */
  async function pagesOf(endpoint: Endpoint, query = '', administrator = false): Promise<AnsweredPost[][]> {
    const pages: AnsweredPost[][] = [];
    let next: string | undefined = query;
    while (next !== undefined) {
      const answer: TestAnswer = await (administrator ? askAsAdministrator : ask)(endpoint, { query: next });
      expect(answer.status).toBe(200);
      pages.push(answer.body as AnsweredPost[]);
      next = nextQuery(endpoint, answer);
    }
    return pages;
  }

  return { ask, askAsAdministrator, create, pagesOf };
}

/** Returns the query of the next page, from the `Link` header of a response; `undefined` if there is none. */
export function nextQuery({ path }: Endpoint, { headers }: TestAnswer): string | undefined {
  const link = String(headers.Link ?? '');
  if (link === '') return undefined;
  expect(link.startsWith(`<${path}?`)).toBe(true);
  return /\?(.*)>; rel="next"$/.exec(link)?.[1];
}
