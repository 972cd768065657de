import { Cdn } from '../cdn/cdn.ts';
import type { Behavior, Distribution } from '../cdn/distribution.ts';
import { type HttpRequest, type HttpResponse, headersFrom } from '../http/http-message.ts';

export const cachingDisabled: Behavior['cachePolicy'] = {
  minTtl: 0,
  defaultTtl: 0,
  maxTtl: 0,
  headers: 'none',
  cookies: 'none',
  queryStrings: 'none',
  encodings: [],
};
export const caching: Behavior['cachePolicy'] = {
  ...cachingDisabled,
  defaultTtl: 60,
  maxTtl: 600,
  queryStrings: 'all',
};

/** Returns an answer of an origin. */
export function answer(
  body: string | Buffer = '',
  headers: Record<string, string> = {},
  status = 200,
): HttpResponse {
  return { status, headers: headersFrom(headers), body: Buffer.from(body) };
}

/**
 * Returns a distribution with one behaviour before an origin that answers with `respond`. `requests` are those the
 * origin got; `ask` answers as a viewer at 203.0.113.7, port 50000, sees it.
 */
export function cdnBefore(
  respond: (request: HttpRequest) => HttpResponse | Promise<HttpResponse>,
  behavior: Partial<Behavior> = {},
  distribution: Partial<Distribution> = {},
) {
  const requests: HttpRequest[] = [];
  const cdn = new Cdn({
    behaviors: [
      {
        pathPattern: '*',
        origin: {
          customHeaders: headersFrom({ 'x-origin-verify': 'secret' }),
          async fetch(request) {
            requests.push(request);
            return respond(request);
          },
        },
        allowedMethods: ['GET', 'HEAD', 'POST'],
        compress: true,
        cachePolicy: cachingDisabled,
        originRequestPolicy: { headers: 'none', cookies: 'none', queryStrings: 'none' },
        responseHeadersPolicy: { add: [], remove: [] },
        viewerRequest: undefined,
        ...behavior,
      },
    ],
    errorResponses: [],
    ...distribution,
  });
  const ask = async (
    path = '/',
    request: Omit<Partial<HttpRequest>, 'headers'> & { headers?: Record<string, string> } = {},
  ) => {
    const [pathname = '/', query = ''] = path.split('?');
    const { status, headers, body } = await cdn.handle(
      {
        method: 'GET',
        path: pathname,
        query,
        body: Buffer.alloc(0),
        sourceIp: '203.0.113.7',
        ...request,
        headers: headersFrom({ host: 'site.example', ...request.headers }),
      },
      { ip: '203.0.113.7', port: 50_000 },
    );
    const header = (name: string) => headers.get(name)?.join(', ');
    return {
      status,
      header,
      body,
      text: body.toString(),
      cache: header('x-cache')?.replace(' from cloudfront', ''),
    };
  };
  return { cdn, requests, ask };
}
