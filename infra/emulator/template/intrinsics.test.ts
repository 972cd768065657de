import { expect, test } from 'vitest';
import { IntrinsicResolver } from './intrinsics.ts';

const place = { stackName: 'Site', stackUuid: 'u-1', region: 'eu-west-1', accountId: '000000000000' };
const resolver = new IntrinsicResolver(
  {
    Parameters: { Stage: { Default: 'dev' }, NoDefault: {} },
    Conditions: {
      IsDev: { 'Fn::Equals': [{ Ref: 'Stage' }, 'dev'] },
      IsProd: { 'Fn::Not': [{ Condition: 'IsDev' }] },
    },
    Resources: {
      Table: { Type: 'AWS::DynamoDB::Table', Properties: {} },
      Pages: { Type: 'AWS::S3::Bucket', Properties: {} },
      Topic: { Type: 'AWS::SNS::Topic', Properties: {} },
      Asked: { Type: 'Custom::Thing' },
    },
  },
  place,
  {
    outputOf: (stackName, output) => {
      if (stackName !== 'Edge' || output !== 'Acl') throw new Error('There is no such output.');
      return 'arn:acl';
    },
    answerOf: (id: string) => (id === 'Asked' ? { Words: 'yes' } : undefined),
    secretOf: (arn) => {
      if (arn !== 'arn:aws:secretsmanager:eu-west-1:000000000000:secret:key')
        throw new Error('No such secret.');
      return 'hidden';
    },
  },
);

test('Ref resolves resources, parameters and pseudo parameters', () => {
  expect(resolver.resolve({ Ref: 'Table' })).toBe('Site-Table');
  expect(resolver.resolve({ Ref: 'Pages' })).toBe('site-pages');
  expect(resolver.resolve({ Ref: 'Stage' })).toBe('dev');
  expect(resolver.resolve({ Ref: 'AWS::StackId' })).toBe(
    'arn:aws:cloudformation:eu-west-1:000000000000:stack/Site/u-1',
  );
});

test('GetAtt of a custom resource is its function’s answer', () => {
  expect(resolver.resolve({ 'Fn::GetAtt': ['Asked', 'Words'] })).toBe('yes');
  expect(() => resolver.resolve({ 'Fn::GetAtt': ['Asked', 'Size'] })).toThrow(
    'The function of Asked answered no attribute Size.',
  );
});

test('GetAtt, Join, Split, Select and Sub can be nested', () => {
  const stackParts = { 'Fn::Split': ['/', { Ref: 'AWS::StackId' }] };
  expect(resolver.resolve({ secret: { 'Fn::Select': [2, stackParts] } })).toEqual({ secret: 'u-1' });
  expect(resolver.resolve({ 'Fn::Join': ['', [{ 'Fn::GetAtt': ['Table', 'Arn'] }, '/index/gsi1']] })).toBe(
    'arn:aws:dynamodb:eu-west-1:000000000000:table/Site-Table/index/gsi1',
  );
  expect(resolver.resolve({ 'Fn::Sub': `\${Pages.Arn}/*` })).toBe('arn:aws:s3:::site-pages/*');
  expect(resolver.resolve({ 'Fn::Sub': [`\${Name}-\${!kept}`, { Name: { Ref: 'Stage' } }] })).toBe(
    `dev-\${kept}`,
  );
});

test('conditions choose, and NoValue drops a property', () => {
  expect(resolver.resolve({ 'Fn::If': ['IsDev', 'yes', 'no'] })).toBe('yes');
  expect(resolver.resolve({ a: { 'Fn::If': ['IsProd', 1, { Ref: 'AWS::NoValue' }] }, b: 2 })).toEqual({
    b: 2,
  });
});

test('the Condition of a policy statement is not the intrinsic', () => {
  expect(resolver.resolve({ Condition: { Bool: { x: 'true' } } })).toEqual({
    Condition: { Bool: { x: 'true' } },
  });
});

test('resolves another stack’s output to its value', () => {
  const output = { StackName: 'Edge', OutputName: 'Acl' };
  expect(resolver.resolve({ 'Fn::GetStackOutput': output })).toBe('arn:acl');
  expect(resolver.resolve({ 'Fn::GetStackOutput': { ...output, Region: 'eu-west-1' } })).toBe('arn:acl');
});

test('resolves a composed reference to a secret to its value', () => {
  const arn = 'arn:aws:secretsmanager:eu-west-1:000000000000:secret:key';
  const reference = { 'Fn::Join': ['', ['{{resolve:secretsmanager:', arn, ':SecretString:::}}']] };
  expect(resolver.resolve({ header: { 'Fn::Join': [',', [reference, 'b']] } })).toEqual({
    header: 'hidden,b',
  });
});

test.each([
  [
    'an output of another region',
    { 'Fn::GetStackOutput': { StackName: 'Edge', OutputName: 'Acl', Region: 'x' } },
  ],
  [
    'an output by way of a role',
    { 'Fn::GetStackOutput': { StackName: 'Edge', OutputName: 'Acl', RoleArn: 'x' } },
  ],
  ['an unknown output', { 'Fn::GetStackOutput': { StackName: 'Edge', OutputName: 'x' } }],
  ['an unknown secret', '{{resolve:secretsmanager:arn:aws:secretsmanager:r:0:secret:x:SecretString:::}}'],
  [
    'a part of a secret',
    '{{resolve:secretsmanager:arn:aws:secretsmanager:eu-west-1:000000000000:secret:key:SecretString:a::}}',
  ],
  ['an unknown function', { 'Fn::ImportValue': 'x' }],
  ['an unknown resource', { Ref: 'Missing' }],
  ['an unknown attribute', { 'Fn::GetAtt': ['Topic', 'TopicName'] }],
  ['a parameter without a default', { Ref: 'NoDefault' }],
  ['a dynamic reference', '{{resolve:ssm:/x}}'],
])('throws for %s', (_, value) => {
  expect(() => resolver.resolve(value)).toThrow();
});
