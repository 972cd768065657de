import { type HttpRequest, type HttpResponse, headersFrom } from '../http/http-message.ts';

/** The client that a request came from. */
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

/** An answer with its source for `X-Cache`. */
export interface Answer {
  readonly response: HttpResponse;
  readonly result: CacheResult;
  /** The age of the answer in seconds, if it comes from the cache. */
  readonly age?: number;
}

export function isReading({ method }: HttpRequest): boolean {
  return method === 'GET' || method === 'HEAD';
}

/** Returns an answer that CloudFront makes itself. The distribution's error page may still replace it. */
export function refuse(status: number, message: string): Answer {
  const headers = headersFrom({ 'content-type': 'text/html', server: 'CloudFront' });
  return {
    response: { status, headers, body: Buffer.from(`<h1>${status}</h1><p>${message}</p>\n`) },
    result: 'Error',
  };
}
