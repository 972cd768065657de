import { randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import { closeServer, listen, readBody } from '../http/listen.ts';

/** The response of a custom resource's function. */
export interface ProviderAnswer {
  readonly Status: 'SUCCESS' | 'FAILED';
  readonly Reason?: string;
  readonly PhysicalResourceId?: string;
  readonly Data?: Readonly<Record<string, unknown>>;
}

/** CloudFormation's limit of an answer, in bytes. */
const bodyLimit = 4096;

/**
 * Receives the answers of custom resources' functions. Each function sends its answer (PUT) to the `ResponseURL` of its event,
 * which cannot be guessed.
 */
export class ResponseServer {
  #server: Promise<{ server: Server; origin: string }> | undefined;
  readonly #answers = new Map<string, ProviderAnswer | undefined>();

  /** Returns a new URL for an answer, and a function that returns the answer; `undefined` until it has arrived. */
  async expect(): Promise<{ url: string; answer: () => ProviderAnswer | undefined }> {
    this.#server ??= this.#listen();
    const path = `/${randomUUID()}`;
    this.#answers.set(path, undefined);
    return { url: (await this.#server).origin + path, answer: () => this.#answers.get(path) };
  }

  async close(): Promise<void> {
    const running = await this.#server;
    if (running) await closeServer(running.server);
  }

  async #listen(): Promise<{ server: Server; origin: string }> {
    const server = createServer(async (request, response) => {
      response.writeHead(await this.#take(request).catch(() => 400)).end();
    });
    return { server, origin: `http://127.0.0.1:${await listen(server, 0)}` };
  }

  /** Stores an incoming answer. Returns the status of the response. */
  async #take(request: IncomingMessage): Promise<number> {
    const path = request.url ?? '';
    const body = await readBody(request, bodyLimit);
    if (request.method !== 'PUT' || !this.#answers.has(path)) return 403;
    if (body.length > bodyLimit) return 400;
    this.#answers.set(path, readAnswer(JSON.parse(body.toString())));
    return 200;
  }
}

function readAnswer({ Status, Reason, PhysicalResourceId, Data }: Record<string, unknown>): ProviderAnswer {
  return {
    Status: Status === 'SUCCESS' ? 'SUCCESS' : 'FAILED',
    Reason: String(Reason ?? `its function answered the status ${Status}`),
    ...(typeof PhysicalResourceId === 'string' && { PhysicalResourceId }),
    ...(typeof Data === 'object' && Data !== null && { Data: { ...Data } }),
  };
}
