import { expect, test } from 'vitest';
import { handler } from './script-request.ts';

function fileFor(acceptEncoding: string | undefined): string {
  const headers = acceptEncoding === undefined ? {} : { 'accept-encoding': { value: acceptEncoding } };
  const request = { method: 'GET', uri: '/assets/site-1a2b3c.js', querystring: {}, headers, cookies: {} };
  return handler({ request }).uri;
}

test.each(['br', 'gzip, deflate, br', 'gzip,br,zstd', 'BR', 'gzip;q=1.0, br;q=0.5', 'br; q=1'])(
  'serves the compressed script to a viewer that accepts %s',
  (accepted) => {
    expect(fileFor(accepted)).toBe('/assets/site-1a2b3c.js');
  },
);

test.each([undefined, '', 'identity', '*', 'gzip, deflate', 'gzip, br;q=0', 'br;q=0.000', 'brotli', 'x-br'])(
  'serves the plain script to a viewer that accepts %s',
  (accepted) => {
    expect(fileFor(accepted)).toBe('/assets/plain/site-1a2b3c.js');
  },
);
