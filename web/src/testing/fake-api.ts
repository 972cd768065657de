import { vi } from 'vitest';

/** A call that the fake received: its body is parsed, if it has one. */
export interface FakeCall {
  query: URLSearchParams;
  body: unknown;
  headers: Headers;
}
type Answer = (call: FakeCall) => Response | Promise<Response>;

/**
 * Answers calls of the API by method and path, such as `POST /api/login`. Any other call fails as if the server did not
 * answer. Returns the calls, in order, with their bodies.
 */
export function fakeApi(answers: Readonly<Record<string, Answer>>): ({ name: string } & FakeCall)[] {
  const calls: ({ name: string } & FakeCall)[] = [];
  vi.stubGlobal('fetch', async (address: string, { method = 'GET', headers, body }: RequestInit = {}) => {
    const { pathname, searchParams: query } = new URL(address, location.origin);
    const name = `${method} ${pathname}`;
    const call = {
      query,
      body: typeof body === 'string' ? JSON.parse(body) : undefined,
      headers: new Headers(headers),
    };
    calls.push({ name, ...call });
    const answer = answers[name];
    if (!answer) throw new TypeError(`Nothing answers ${name} in this test`);
    return answer(call);
  });
  return calls;
}

/** Returns an answer that arrives when the test calls `give`. */
export function heldAnswer(): { answer: Answer; give: (response: Response) => void } {
  let give: (response: Response) => void = () => {};
  const response = new Promise<Response>((resolve) => {
    give = resolve;
  });
  return { answer: () => response, give };
}
