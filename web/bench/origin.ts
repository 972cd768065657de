import { type IncomingHttpHeaders, request } from 'node:http';
import { buffer } from 'node:stream/consumers';

/** An answer of the local site, its body as it was sent (compressed or not). */
export interface Answer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

const timeoutMs = 30_000;

/** Asks the local site. Rejects when it does not answer within 30 s. */
export function askOrigin(
  port: number,
  method: string,
  path: string,
  headers: Record<string, string>,
  body = Buffer.alloc(0),
): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const asked = request({ port, method, path, headers, timeout: timeoutMs }, async (response) => {
      try {
        const received = await buffer(response);
        resolve({ status: response.statusCode ?? 502, headers: response.headers, body: received });
      } catch (error) {
        reject(error);
      }
    });
    asked.on('timeout', () => asked.destroy(new Error(`${path} was not answered in time.`)));
    asked.on('error', reject);
    asked.end(body);
  });
}
