import { S3ServiceException } from '@aws-sdk/client-s3';

/** True for the error of a request for an object that is not there. Without the right to list, S3 answers 403 for that. */
export function isMissing(error: unknown): boolean {
  const status = error instanceof S3ServiceException ? error.$metadata.httpStatusCode : undefined;
  return status === 403 || status === 404;
}
