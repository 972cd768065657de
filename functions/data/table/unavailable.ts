const passingErrors = new Set([
  'InternalError',
  'InternalServerError',
  'LimitExceededException',
  'ProvisionedThroughputExceededException',
  'RequestLimitExceeded',
  'RequestTimeout',
  'RequestTimeoutException',
  'ServiceUnavailable',
  'SlowDown',
  'ThrottlingException',
  'Throttling',
  'TimeoutError',
]);
const passingCodes = new Set([
  'EAI_AGAIN',
  'ECONNABORTED',
  'ECONNREFUSED',
  'ECONNRESET',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EPIPE',
  'ETIMEDOUT',
]);

/** What errors of the AWS clients and of sockets may carry; no client's own class, so that a function without S3 has no S3. */
interface ServiceError extends Error {
  readonly code?: string;
  readonly $metadata?: { readonly httpStatusCode?: number };
}

/** Whether an error means that the database or the storage is throttled, slow or out of reach, so that trying again may help. */
export function isUnavailable(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if (passingErrors.has(error.name)) return true;
  const { code, $metadata }: ServiceError = error;
  return ($metadata?.httpStatusCode ?? 0) >= 500 || passingCodes.has(code ?? '');
}

/** A request that DynamoDB did not refuse, but did not finish either. */
export class ThrottledError extends Error {
  override name = 'ThrottlingException';
}
