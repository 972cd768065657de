import { DynamoDBServiceException } from '@aws-sdk/client-dynamodb';

const passingErrors = new Set([
  'InternalServerError',
  'LimitExceededException',
  'ProvisionedThroughputExceededException',
  'RequestLimitExceeded',
  'RequestTimeout',
  'RequestTimeoutException',
  'ServiceUnavailable',
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

/** Whether an error means that the database is throttled, slow or out of reach, so that trying again may help. */
export function isUnavailable(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if (passingErrors.has(error.name)) return true;
  if (error instanceof DynamoDBServiceException) return (error.$metadata.httpStatusCode ?? 0) >= 500;
  return 'code' in error && typeof error.code === 'string' && passingCodes.has(error.code);
}

/** A request that DynamoDB did not refuse, but did not finish either. */
export class ThrottledError extends Error {
  override name = 'ThrottlingException';
}
