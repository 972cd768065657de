import type { Endpoint, RequestBody, ResponseBody } from '#shared/api/endpoint/endpoint.ts';
import type { ErrorBody } from '#shared/api/endpoint/error.ts';

/** A failed call. The message is `<status>: <body or status text>`. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly status: number;
  readonly body: string;

  constructor(status: number, statusText: string, body: string) {
    super(`${status}: ${body || statusText}`);
    this.status = status;
    this.body = body;
  }

  /** The API's error body, if the answer has one. */
  get problem(): ErrorBody | undefined {
    try {
      const body: ErrorBody = JSON.parse(this.body);
      return typeof body.error === 'string' && Array.isArray(body.details ?? []) ? body : undefined;
    } catch {
      return undefined;
    }
  }
}

/** The error of a call whose session has ended, if nobody signed in again. A call with `renews: false` never fails with it. */
export class SessionEndedError extends ApiError {
  constructor({ status, body }: ApiError) {
    super(status, '', body);
  }
}

/** True if a call failed because its target does not exist. */
export function isAbsent(error: unknown): boolean {
  return error instanceof ApiError && error.status === 404;
}

/** True if a call was refused because there were too many in a short time. */
export function isTooMany(error: unknown): boolean {
  return error instanceof ApiError && error.status === 429;
}

interface CallOptions<E extends Endpoint> {
  /** Values for the `{name}` parts of the path. */
  params?: Record<string, string>;
  query?: Record<string, string | number | undefined>;
  body?: RequestBody<E>;
  headers?: Record<string, string>;
  signal?: AbortSignal;
  /** True to send it even if the visitor leaves the page in the meantime. */
  keepalive?: boolean;
  /**
   * False for a call in the background. If the session has ended, the call fails, but the user is neither asked to sign
   * in nor redirected.
   */
  renews?: false;
}

/** The answer of a call, and the cursor of the list's next page, if there is one. */
interface Page<Data> {
  data: Data;
  next: string | undefined;
}

let renew: () => Promise<boolean> = async () => false;

/**
 * Makes every call that finds its session ended wait for a new session and try once more; `renewal` returns whether there is a
 * new session. Returns a function that stops it.
 */
export function onSessionEnd(renewal: typeof renew): () => void {
  const before = renew;
  renew = renewal;
  return () => {
    renew = before;
  };
}

let prepareFailure: () => Promise<void> = async () => undefined;

/** Makes every failed call wait for `preparation`, which must not fail, before it throws. */
export function onFailure(preparation: typeof prepareFailure): void {
  prepareFailure = preparation;
}

/** The timeout of a complete answer, in milliseconds: the API itself gives up a little sooner. */
const timeoutMs = 35_000;

/**
 * Calls an endpoint with the visitor's cookies. Throws {@link ApiError} if the answer is not ok, and another error if
 * there is none: the network failed, `signal` aborted it, or the connection stalled.
 */
export async function callApi<const E extends Endpoint>(
  endpoint: E,
  options: CallOptions<E> = {},
): Promise<ResponseBody<E>> {
  return (await callApiPage(endpoint, options)).data;
}

/** Like {@link callApi}, for a list with pages: pass `next` as `cursor` to read the next one. */
export async function callApiPage<const E extends Endpoint>(
  endpoint: E,
  options: CallOptions<E> = {},
): Promise<Page<ResponseBody<E>>> {
  try {
    return await send(endpoint, options);
  } catch (error) {
    if (!isSignedOut(error) || endpoint.access === 'public' || options.renews === false) throw error;
    if (!(await renew())) throw new SessionEndedError(error);
    return send(endpoint, options);
  }
}

/** True if a call was refused because nobody is signed in. */
export function isSignedOut(error: unknown): error is ApiError {
  return error instanceof ApiError && error.status === 401;
}

async function send<const E extends Endpoint>(
  endpoint: E,
  { params = {}, query = {}, body, headers, signal, keepalive = false }: CallOptions<E>,
): Promise<Page<ResponseBody<E>>> {
  const path = endpoint.path.replace(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(params[name] ?? ''),
  );
  const search = new URLSearchParams(
    Object.entries(query).flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)]])),
  ).toString();
  const stalled = AbortSignal.timeout(timeoutMs);
  const response = await fetch(search ? `${path}?${search}` : path, {
    method: endpoint.method,
    credentials: 'include',
    keepalive,
    headers: { ...(body !== undefined && { 'Content-Type': 'application/json' }), ...headers },
    ...(body !== undefined && { body: JSON.stringify(body) }),
    signal: signal ? AbortSignal.any([signal, stalled]) : stalled,
  });
  const text = await response.text();
  if (!response.ok) {
    await prepareFailure();
    throw new ApiError(response.status, response.statusText, text);
  }
  return { data: dataOf(endpoint, text), next: nextCursor(response.headers.get('Link')) };
}

function dataOf({ mediaType }: Endpoint, text: string) {
  if (mediaType) return text;
  return text ? JSON.parse(text) : undefined;
}

function nextCursor(link: string | null): string | undefined {
  const target = link?.match(/<([^>]+)>\s*;\s*rel="next"/)?.[1];
  return target ? (new URL(target, 'https://host').searchParams.get('cursor') ?? undefined) : undefined;
}
