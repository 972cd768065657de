import { expect, test } from 'vitest';
import { checkStatement, isAllowed, type Statement, statementsForService } from './policy.ts';

const table = 'arn:aws:dynamodb:us-east-1:000000000000:table/site';
const grants: Statement[] = [
  {
    Effect: 'Allow',
    Action: ['dynamodb:GetItem', 'dynamodb:Query'],
    Resource: [table, `${table}/index/gsi1`],
  },
  { Effect: 'Allow', Action: 's3:Get*', Resource: 'arn:aws:s3:::images/*' },
];

test('allows an action on a resource if a statement names both', () => {
  expect(isAllowed(grants, { action: 'dynamodb:GetItem', resource: table })).toBe(true);
  expect(isAllowed(grants, { action: 'dynamodb:Query', resource: `${table}/index/gsi1` })).toBe(true);
  expect(isAllowed(grants, { action: 's3:GetObject', resource: 'arn:aws:s3:::images/a/b.png' })).toBe(true);
});

test('refuses everything else', () => {
  expect(isAllowed(grants, { action: 'dynamodb:PutItem', resource: table })).toBe(false);
  expect(isAllowed(grants, { action: 'dynamodb:Query', resource: `${table}/index/gsi2` })).toBe(false);
  expect(isAllowed(grants, { action: 'dynamodb:GetItem', resource: `${table}2` })).toBe(false);
  expect(isAllowed(grants, { action: 's3:GetObject', resource: 'arn:aws:s3:::images' })).toBe(false);
});

test('a denial overrides a grant', () => {
  const denied: Statement[] = [...grants, { Effect: 'Deny', Action: '*', Resource: '*' }];
  expect(isAllowed(denied, { action: 'dynamodb:GetItem', resource: table })).toBe(false);
});

test('a condition must be true, and is false for an absent key', () => {
  const conditional: Statement[] = [
    {
      Effect: 'Allow',
      Action: 's3:GetObject',
      Resource: '*',
      Condition: { StringEquals: { 'AWS:SourceArn': 'arn:x' } },
    },
  ];
  const request = { action: 's3:GetObject', resource: 'arn:aws:s3:::a/b' };
  expect(isAllowed(conditional, { ...request, context: { 'aws:SourceArn': 'arn:x' } })).toBe(true);
  expect(isAllowed(conditional, { ...request, context: { 'aws:SourceArn': 'arn:y' } })).toBe(false);
  expect(isAllowed(conditional, request)).toBe(false);
});

test('an IfExists condition is true for an absent key', () => {
  const conditional: Statement[] = [
    {
      Effect: 'Allow',
      Action: 's3:ListBucket',
      Resource: '*',
      Condition: { StringLikeIfExists: { 's3:prefix': 'pages/*' } },
    },
  ];
  const request = { action: 's3:ListBucket', resource: 'arn:aws:s3:::a' };
  expect(isAllowed(conditional, { ...request, context: { 's3:prefix': 'pages/one' } })).toBe(true);
  expect(isAllowed(conditional, { ...request, context: { 's3:prefix': 'images/' } })).toBe(false);
  expect(isAllowed(conditional, request)).toBe(true);
});

test('tests all values of a key, or any', () => {
  const conditional = (operator: string): Statement[] => [
    {
      Effect: 'Allow',
      Action: 'dynamodb:*',
      Resource: '*',
      Condition: { [operator]: { 'dynamodb:LeadingKeys': ['message#*', 'content'] } },
    },
  ];
  const allows = (operator: string, keys?: string[]) =>
    isAllowed(conditional(operator), {
      action: 'dynamodb:BatchGetItem',
      resource: table,
      ...(keys && { context: { 'dynamodb:LeadingKeys': keys } }),
    });
  expect(allows('ForAllValues:StringLike', ['message#1', 'content'])).toBe(true);
  expect(allows('ForAllValues:StringLike', ['message#1', 'session#1'])).toBe(false);
  expect(allows('ForAnyValue:StringLike', ['message#1', 'session#1'])).toBe(true);
  expect(allows('ForAnyValue:StringLike', ['session#1'])).toBe(false);
  // As on AWS: with no values, `ForAllValues` is true and `ForAnyValue` is false.
  expect(allows('ForAllValues:StringLike')).toBe(true);
  expect(allows('ForAnyValue:StringLike')).toBe(false);
  expect(() => allows('StringLike', ['message#1'])).toThrow('ForAllValues');
  expect(() => allows('ForMostValues:StringLike', ['message#1'])).toThrow('ForMostValues');
});

test('throws for an unknown operator or element', () => {
  const odd: Statement[] = [
    {
      Effect: 'Allow',
      Action: '*',
      Resource: '*',
      Condition: { IpAddress: { 'aws:SourceIp': '10.0.0.0/8' } },
    },
  ];
  expect(() => isAllowed(odd, { action: 'a:b', resource: 'c' })).toThrow('IpAddress');
  expect(() => checkStatement({ Effect: 'Allow', NotAction: 'x' }, 'Role')).toThrow('NotAction');
});

test('reads a bucket policy for one service', () => {
  const policy: Statement[] = [
    {
      Effect: 'Allow',
      Principal: { Service: 'cloudfront.amazonaws.com' },
      Action: 's3:GetObject',
      Resource: '*',
    },
    { Effect: 'Allow', Principal: { AWS: 'arn:aws:iam::1:role/x' }, Action: 's3:*', Resource: '*' },
    { Effect: 'Deny', Principal: { AWS: '*' }, Action: 's3:*', Resource: '*' },
  ];
  expect(statementsForService(policy, 'cloudfront.amazonaws.com')).toEqual([policy[0], policy[2]]);
});
