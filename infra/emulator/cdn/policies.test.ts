import { expect, test } from 'vitest';
import { stackOf } from '../testing/stack.ts';
import { originRequestPolicy } from './policies.ts';

function policyWith(headers: number) {
  const stack = stackOf({
    Policy: {
      Type: 'AWS::CloudFront::OriginRequestPolicy',
      Properties: {
        OriginRequestPolicyConfig: {
          HeadersConfig: {
            HeaderBehavior: 'whitelist',
            Headers: Array.from({ length: headers }, (_, n) => `X-${n}`),
          },
          CookiesConfig: { CookieBehavior: 'none' },
          QueryStringsConfig: { QueryStringBehavior: 'none' },
        },
      },
    },
  });
  const [policy] = stack.resources('AWS::CloudFront::OriginRequestPolicy');
  return originRequestPolicy(stack, policy?.name);
}

test('refuses a policy with more than ten headers, like CloudFront', () => {
  expect(policyWith(10).headers).toEqual({ only: new Set(Array.from({ length: 10 }, (_, n) => `x-${n}`)) });
  expect(() => policyWith(11)).toThrow('A policy names 11 of a sort, and CloudFront allows 10.');
});
