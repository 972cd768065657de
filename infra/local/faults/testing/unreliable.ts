import { createServer, request as httpRequest, type IncomingMessage, type ServerResponse } from 'node:http';
import { listen, readBody } from '#infra/emulator/http/listen.ts';

/**
 * The faults of a call. `throttled`: the service refuses it as too frequent. `unheard`: it never arrives. `unanswered`: it is
 * done, but its response is lost. `endless`: done or not, it gets no response until the caller gives up.
 */
const faults = ['throttled', 'unheard', 'unanswered', 'endless'] as const;

/** The response of a service to too many requests. */
export interface Throttling {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

/** The throttling responses of the services that mails need. */
export const tooFast = {
  dynamodb: {
    status: 400,
    headers: { 'content-type': 'application/x-amz-json-1.0' },
    body: JSON.stringify({
      __type: 'com.amazonaws.dynamodb.v20120810#ThrottlingException',
      message: 'Too fast.',
    }),
  },
  ses: {
    status: 429,
    headers: { 'content-type': 'application/json', 'x-amzn-errortype': 'TooManyRequestsException' },
    body: JSON.stringify({ message: 'Too fast.' }),
  },
};

export interface Unreliable {
  readonly url: string;
  /**
   * Sets the share of calls that fail from now on: 0 for none, 1 for all.
   * @param concerns which calls may fail; default: all
   */
  fail(rate: number, concerns?: (request: IncomingMessage) => boolean): void;
  /** From now on no call is answered. */
  hold(): void;
  close(): void;
}

/** Returns a proxy in front of a service that makes calls fail in one of four ways, chosen by `random`. */
export async function unreliable(
  service: string,
  throttling: Throttling,
  random: () => number,
): Promise<Unreliable> {
  let failing = 0;
  let isConcerned: (request: IncomingMessage) => boolean = () => true;
  let isHeld = false;
  const server = createServer(async (request, response) => {
    const isFailing = isConcerned(request) && random() < failing;
    const fate = isFailing ? (faults[Math.floor(random() * faults.length)] ?? 'unheard') : 'done';
    const body = await readBody(request, Number.POSITIVE_INFINITY).catch(() => undefined);
    if (!body || isHeld) return;
    if (fate === 'throttled')
      return void response.writeHead(throttling.status, throttling.headers).end(throttling.body);
    if (fate === 'unheard') return void request.socket.destroy();
    if (fate === 'endless' && random() < 0.5) return;
    await pass(service, { request, body, response, fate }).catch(() => request.socket.destroy());
  });
  const port = await listen(server, 0);
  return {
    url: `http://127.0.0.1:${port}`,
    fail(rate, concerns = () => true) {
      failing = rate;
      isConcerned = concerns;
    },
    hold() {
      isHeld = true;
    },
    close() {
      server.close();
      server.closeAllConnections();
    },
  };
}

interface Call {
  readonly request: IncomingMessage;
  readonly body: Buffer;
  readonly response: ServerResponse;
  readonly fate: 'done' | 'unanswered' | 'endless';
}

/** Forwards a call. Depending on its `fate`, returns the response, closes the connection, or never responds. */
async function pass(service: string, { request, body, response, fate }: Call): Promise<void> {
  const { 'transfer-encoding': _, connection: __, ...headers } = request.headers;
  const answer = await new Promise<IncomingMessage>((resolve, reject) => {
    httpRequest(service + request.url, {
      method: request.method,
      headers: { ...headers, 'content-length': body.length },
    })
      .on('response', resolve)
      .on('error', reject)
      .end(body);
  });
  const content = await readBody(answer, Number.POSITIVE_INFINITY);
  if (fate === 'unanswered') return void request.socket.destroy();
  if (fate === 'endless') return;
  const { connection: ___, 'transfer-encoding': ____, ...kept } = answer.headers;
  response.writeHead(answer.statusCode ?? 500, kept).end(content);
}

/** Returns a seeded random generator (0 to 1), so that a failed run can be repeated. */
export function numbersFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}
