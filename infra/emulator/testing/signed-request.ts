interface Signed {
  readonly url: string;
  readonly method: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
  readonly service: string;
  readonly key: string;
  readonly secret: string;
  readonly token?: string | undefined;
}

type Crypto = Pick<typeof import('node:crypto'), 'createHash' | 'createHmac'>;

/**
 * Returns the headers of a request, signed as AWS's clients do. It uses nothing but its parameters, because functions of the
 * guestbook contain it as text.
 */
export function signedHeaders(
  crypto: Crypto,
  { url, method, headers, body, service, key, secret, token }: Signed,
): Record<string, string> {
  const hash = (text: string) => crypto.createHash('sha256').update(text).digest('hex');
  const { host, pathname, search } = new URL(url);
  const date = new Date().toISOString().replace(/\.\d+|[-:]/g, '');
  const content = hash(body);
  const all: Record<string, string> = {
    ...headers,
    ...{ host, 'x-amz-content-sha256': content, 'x-amz-date': date },
    ...(token && { 'x-amz-security-token': token }),
  };
  const names = Object.keys(all).sort();
  const lines = names.map((name) => `${name}:${all[name]}`);
  const canonical = [method, pathname, search.slice(1), ...lines, '', names.join(';'), content].join('\n');
  const scope = [date.slice(0, 8), 'us-east-1', service, 'aws4_request'];
  const signingKey = scope.reduce<string | Buffer>(
    (previous, part) => crypto.createHmac('sha256', previous).update(part).digest(),
    `AWS4${secret}`,
  );
  const text = ['AWS4-HMAC-SHA256', date, scope.join('/'), hash(canonical)].join('\n');
  const signature = crypto.createHmac('sha256', signingKey).update(text).digest('hex');
  const credential = [key, ...scope].join('/');
  return {
    ...all,
    authorization: `AWS4-HMAC-SHA256 Credential=${credential}, SignedHeaders=${names.join(';')}, Signature=${signature}`,
  };
}
