import { DynamoDBServiceException } from '@aws-sdk/client-dynamodb';
import { expect, test } from 'vitest';
import { isUnavailable } from './unavailable.ts';

function answered(name: string, httpStatusCode: number): Error {
  return new DynamoDBServiceException({ name, $fault: 'client', $metadata: { httpStatusCode } });
}

test.each([
  ['throttled', answered('ThrottlingException', 400)],
  ['over its capacity', answered('ProvisionedThroughputExceededException', 400)],
  ['failing', answered('InternalServerError', 500)],
  ['behind a proxy that fails', answered('Unknown', 502)],
  ['a storage that asks to slow down', Object.assign(new Error(), { name: 'SlowDown' })],
  ['silent', Object.assign(new Error(), { name: 'TimeoutError' })],
  ['out of reach', Object.assign(new Error(), { code: 'ECONNREFUSED' })],
])('treats a failure as temporary: %s', (_what, error) => {
  expect(isUnavailable(error)).toBe(true);
});

test.each([
  ['a mistake in the request', answered('ValidationException', 400)],
  ['a missing grant', answered('AccessDeniedException', 400)],
  ['a missing table', answered('ResourceNotFoundException', 400)],
  ['a mistake in the code', new TypeError('x is not a function')],
  ['something that is no error', 'TimeoutError'],
])('treats a failure as permanent: %s', (_what, error) => {
  expect(isUnavailable(error)).toBe(false);
});
