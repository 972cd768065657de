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

/**
 * Properties that errors of the AWS clients and of sockets may have. The error classes of the clients are not used, so that a
 * function without S3 need not import the S3 client.
 */
interface ServiceError extends Error {
  readonly code?: string;
  readonly $metadata?: { readonly httpStatusCode?: number };
}

/** True if an error means that database or storage is throttled, slow or unreachable, so that another try may help. */
export function isUnavailable(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if (passingErrors.has(error.name)) return true;
  const { code, $metadata }: ServiceError = error;
  return ($metadata?.httpStatusCode ?? 0) >= 500 || passingCodes.has(code ?? '');
}

/** Thrown when DynamoDB accepted a request but did not finish it. */
export class ThrottledError extends Error {
  override name = 'ThrottlingException';
}
