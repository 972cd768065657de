import { type HttpRequest, type HttpResponse, headersFrom } from '../http-message.ts';

/** Who asks, by the socket. */
export interface Viewer {
  readonly ip: string;
  readonly port: number;
}

type CacheResult =
  | 'Hit'
  | 'Miss'
  | 'RefreshHit'
  | 'Error'
  | 'FunctionGeneratedResponse'
  | 'FunctionExecutionError';

/** An answer, and where it came from, as `X-Cache` says. */
export interface Answer {
  readonly response: HttpResponse;
  readonly result: CacheResult;
  /** Seconds since the origin gave it; only for what comes from the cache. */
  readonly age?: number;
}

export function isReading({ method }: HttpRequest): boolean {
  return method === 'GET' || method === 'HEAD';
}

/** What CloudFront answers by itself, before any error page of the distribution's. */
export function refuse(status: number, message: string): Answer {
  const headers = headersFrom({ 'content-type': 'text/html', server: 'CloudFront' });
  return {
    response: { status, headers, body: Buffer.from(`<h1>${status}</h1><p>${message}</p>\n`) },
    result: 'Error',
  };
}
