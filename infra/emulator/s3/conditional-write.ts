import { S3Error } from './s3-error.ts';
import type { StoreRequest, StoreResponse } from './store-message.ts';

type Send = (request: StoreRequest) => Promise<StoreResponse>;

/**
 * Runs writes one after the other. Checks `If-Match` and `If-None-Match: *`, which the store itself does not. Rejects with
 * AWS's {@link S3Error} if the condition does not hold or is unknown.
 */
export function conditionalWrites(send: Send): Send {
  let previous: Promise<unknown> = Promise.resolve();
  return (request) => {
    if (request.method === 'GET' || request.method === 'HEAD') return send(request);
    const done = previous.then(async () => {
      const { 'if-match': ifMatch, 'if-none-match': ifNoneMatch, ...headers } = request.headers ?? {};
      if (ifMatch !== undefined || ifNoneMatch !== undefined)
        await checkCondition(request, { ifMatch, ifNoneMatch }, send);
      return send({ ...request, headers });
    });
    previous = done.catch(() => {});
    return done;
  };
}

interface Condition {
  readonly ifMatch: string | undefined;
  readonly ifNoneMatch: string | undefined;
}

async function checkCondition(
  { method, url, headers }: StoreRequest,
  { ifMatch, ifNoneMatch }: Condition,
  send: Send,
): Promise<void> {
  const isPut = method === 'PUT' && headers?.['x-amz-copy-source'] === undefined;
  if (!isPut || (ifNoneMatch !== undefined && ifNoneMatch !== '*'))
    throw new S3Error(
      501,
      'NotImplemented',
      'A header you provided implies functionality that is not implemented.',
    );
  const { status, headers: stored } = await send({ method: 'HEAD', url });
  const exists = status === 200;
  if (ifMatch !== undefined && !exists)
    throw new S3Error(404, 'NoSuchKey', 'The specified key does not exist.');
  const isOther = ifMatch !== undefined && unquoted(ifMatch) !== unquoted(stored.etag ?? '');
  if (isOther || (ifNoneMatch === '*' && exists))
    throw new S3Error(
      412,
      'PreconditionFailed',
      'At least one of the pre-conditions you specified did not hold',
    );
}

/** AWS accepts an ETag with or without quotes. */
function unquoted(etag: string): string {
  return etag.replace(/^"(.*)"$/, '$1');
}
