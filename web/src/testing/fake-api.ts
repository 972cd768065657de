import { vi } from 'vitest';

/** A call as it reached the fake: its body parsed, when it had one. */
export interface FakeCall {
  query: URLSearchParams;
  body: unknown;
  headers: Headers;
}
type Answer = (call: FakeCall) => Response | Promise<Response>;

/**
 * Answers calls of the API by method and path, such as `POST /api/login`. Any other fails as if nothing answered.
 * Returns what was called, in order, with the bodies.
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

/** An answer that comes when the test says so. */
export function heldAnswer(): { answer: Answer; give: (response: Response) => void } {
  let give: (response: Response) => void = () => {};
  const response = new Promise<Response>((resolve) => {
    give = resolve;
  });
  return { answer: () => response, give };
}
