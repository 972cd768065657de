import type { Callers, Principal } from '../iam/principals.ts';
import { isSameSignature, sign } from '../iam/signature.ts';
import type { PostForm } from './post-form.ts';
import { accessDenied, S3Error } from './s3-error.ts';

type Condition = Record<string, string> | [string, string | number, string | number];
interface Policy {
  readonly expiration: string;
  readonly conditions: readonly Condition[];
}

function required(fields: PostForm['fields'], name: string): string {
  const value = fields.get(name);
  if (value === undefined) {
    throw new S3Error(400, 'InvalidArgument', `Bucket POST must contain a field named '${name}'.`);
  }
  return value;
}

function readPolicy(encoded: string): Policy {
  try {
    const policy: Policy = JSON.parse(Buffer.from(encoded, 'base64').toString('utf8'));
    if (!Array.isArray(policy.conditions) || Number.isNaN(Date.parse(policy.expiration))) throw new Error();
    return policy;
  } catch {
    throw new S3Error(400, 'InvalidPolicyDocument', 'Invalid Policy: Invalid JSON.');
  }
}

function checkSignature(fields: PostForm['fields'], principals: Callers): Principal {
  if (!fields.has('policy')) throw accessDenied();
  const policy = required(fields, 'policy');
  const [accessKeyId = '', ...scope] = required(fields, 'x-amz-credential').split('/');
  const principal = principals.byAccessKey(accessKeyId);
  if (!principal) {
    throw new S3Error(
      403,
      'InvalidAccessKeyId',
      'The AWS Access Key Id you provided does not exist in our records.',
    );
  }
  if (required(fields, 'x-amz-algorithm') !== 'AWS4-HMAC-SHA256') throw accessDenied();
  const [date = '', , service, terminator] = scope;
  if (!required(fields, 'x-amz-date').startsWith(date) || service !== 's3' || terminator !== 'aws4_request') {
    throw accessDenied();
  }
  const expected = sign(policy, principal.credentials.secretAccessKey, scope);
  if (!isSameSignature(expected, required(fields, 'x-amz-signature'))) {
    throw new S3Error(403, 'SignatureDoesNotMatch', 'The request signature we calculated does not match.');
  }
  if ((fields.get('x-amz-security-token') ?? '') !== principal.credentials.sessionToken) {
    throw new S3Error(400, 'InvalidToken', 'The provided token is malformed or otherwise invalid.');
  }
  return principal;
}

function checkSize(size: number, [, minimum, maximum]: [string, string | number, string | number]): void {
  if (size < Number(minimum)) {
    throw new S3Error(
      400,
      'EntityTooSmall',
      'Your proposed upload is smaller than the minimum allowed size.',
    );
  }
  if (size > Number(maximum)) {
    throw new S3Error(400, 'EntityTooLarge', 'Your proposed upload exceeds the maximum allowed size.');
  }
}

/** Fields that a policy need not mention. */
function isExempt(field: string): boolean {
  return ['policy', 'x-amz-signature', 'file', 'bucket'].includes(field) || field.startsWith('x-ignore-');
}

/**
 * Checks a browser upload like S3: signature, expiry, every condition, and that each field is covered. Returns its signer;
 * throws {@link S3Error}. `bucket` is the bucket that the request was sent to.
 */
export function verifyPostPolicy(form: PostForm, bucket: string, principals: Callers): Principal {
  const principal = checkSignature(form.fields, principals);
  const policy = readPolicy(required(form.fields, 'policy'));
  if (Date.parse(policy.expiration) < Date.now()) {
    throw accessDenied('Invalid according to Policy: Policy expired.');
  }
  const values = new Map([...form.fields, ['bucket', bucket]]);
  required(form.fields, 'key');
  const mentioned = new Set<string>();

  const checkValue = (operator: string, name: string, expected: string) => {
    const field = name.toLowerCase();
    mentioned.add(field);
    const actual = values.get(field) ?? '';
    const holds = operator === 'starts-with' ? actual.startsWith(expected) : actual === expected;
    if (!holds) {
      throw accessDenied(
        `Invalid according to Policy: Policy Condition failed: ["${operator}", "$${name}", "${expected}"]`,
      );
    }
  };

  for (const condition of policy.conditions) {
    if (!Array.isArray(condition)) {
      for (const [name, expected] of Object.entries(condition)) checkValue('eq', name, expected);
    } else if (condition[0].toLowerCase() === 'content-length-range') {
      checkSize(form.file.content.length, condition);
    } else {
      const operator = condition[0].toLowerCase();
      if (operator !== 'eq' && operator !== 'starts-with') {
        throw new S3Error(400, 'InvalidPolicyDocument', `Invalid Policy: unknown operator ${operator}.`);
      }
      checkValue(operator, String(condition[1]).replace(/^\$/, ''), String(condition[2]));
    }
  }
  const extra = [...form.fields.keys()].filter((field) => !isExempt(field) && !mentioned.has(field));
  if (extra.length > 0) {
    throw accessDenied(`Invalid according to Policy: Extra input fields: ${extra.join(', ')}`);
  }
  return principal;
}
