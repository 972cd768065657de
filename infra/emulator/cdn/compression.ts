import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { type HttpResponse, headerValue } from '../http/http-message.ts';

const brotli = promisify(brotliCompress);
const deflate = promisify(gzip);

/** Sizes in bytes between which CloudFront compresses. */
const smallest = 1000;
const largest = 10_000_000;

/** The content types that CloudFront compresses. */
const compressible = new Set([
  'application/dash+xml',
  'application/eot',
  'application/font',
  'application/font-sfnt',
  'application/javascript',
  'application/json',
  'application/opentype',
  'application/otf',
  'application/pdf',
  'application/pkcs7-mime',
  'application/protobuf',
  'application/rss+xml',
  'application/truetype',
  'application/ttf',
  'application/vnd.apple.mpegurl',
  'application/vnd.mapbox-vector-tile',
  'application/vnd.ms-fontobject',
  'application/wasm',
  'application/xhtml+xml',
  'application/xml',
  'application/x-font-opentype',
  'application/x-font-truetype',
  'application/x-font-ttf',
  'application/x-httpd-cgi',
  'application/x-javascript',
  'application/x-mpegurl',
  'application/x-opentype',
  'application/x-otf',
  'application/x-perl',
  'application/x-ttf',
  'font/eot',
  'font/opentype',
  'font/otf',
  'font/ttf',
  'image/svg+xml',
  'text/css',
  'text/csv',
  'text/html',
  'text/javascript',
  'text/js',
  'text/plain',
  'text/richtext',
  'text/tab-separated-values',
  'text/xml',
  'text/x-component',
  'text/x-java-source',
  'text/x-script',
  'vnd.apple.mpegurl',
]);

/**
 * Returns the answer compressed with the best encoding that the viewer accepts; unchanged if CloudFront would not compress it.
 */
export async function compress(
  response: HttpResponse,
  encodings: readonly ('br' | 'gzip')[],
): Promise<HttpResponse> {
  const { status, headers, body } = response;
  const [encoding] = encodings;
  const type = headerValue(headers, 'content-type')?.split(';', 1)[0]?.trim().toLowerCase() ?? '';
  const isEligible =
    encoding !== undefined &&
    [200, 403, 404].includes(status) &&
    compressible.has(type) &&
    !headers.has('content-encoding') &&
    body.length >= smallest &&
    body.length <= largest;
  if (!isEligible) return response;
  const compressed =
    encoding === 'br'
      ? await brotli(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } })
      : await deflate(body);
  const changed = new Map(headers);
  changed.set('content-encoding', [encoding]);
  changed.set('vary', [...(headers.get('vary') ?? []), 'Accept-Encoding']);
  const etag = headerValue(headers, 'etag');
  if (etag) changed.set('etag', [etag.startsWith('W/') ? etag : `W/${etag}`]);
  return { status, headers: changed, body: compressed };
}
