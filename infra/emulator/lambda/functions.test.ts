import { expect, test } from 'vitest';
import { Principals } from '../iam/principals.ts';
import { stackOf } from '../testing/stack.ts';
import { functionReader, type LocalAddresses } from './functions.ts';

const runtime = `nodejs${process.versions.node.split('.')[0]}.x`;

/** Reads the functions of a template with one function that has these properties. */
function read(properties: object, addresses?: LocalAddresses) {
  const stack = stackOf(
    {
      Role: { Type: 'AWS::IAM::Role' },
      One: {
        Type: 'AWS::Lambda::Function',
        Properties: {
          Code: { S3Key: 'one.zip' },
          Handler: 'index.handler',
          Runtime: runtime,
          Role: { 'Fn::GetAtt': ['Role', 'Arn'] },
          ...properties,
        },
      },
    },
    new Map([['one.zip', '/nowhere']]),
  );
  const endpoints = {
    dynamodb: 'http://127.0.0.1:1',
    s3: 'http://127.0.0.1:2',
    ses: 'http://127.0.0.1:3',
    lambda: 'http://127.0.0.1:4',
  };
  return functionReader(new Principals(stack), endpoints, () => {}, { ...(addresses && { addresses }) })(
    stack,
  );
}
const functionsOf = (properties: object) => [...read(properties).keys()];

test('replaces a public address of the template by the one on this machine', () => {
  const variables = { SITE: 'https://e1.cloudfront.net', OTHER: 'https://www.example.com' };
  const addresses = new Map([['https://e1.cloudfront.net', 'http://localhost:3000']]);
  const [options] = read({ Environment: { Variables: variables } }, addresses).values();
  expect(options?.environment).toMatchObject({
    SITE: 'http://localhost:3000',
    OTHER: 'https://www.example.com',
  });
});

test('finds a function by its ARN', () => {
  expect(functionsOf({})).toEqual(['arn:aws:lambda:us-east-1:000000000000:function:Site-One']);
});

test('ignores a function for another runtime, such as CDK’s helpers', () => {
  expect(functionsOf({ Runtime: 'python3.13', Layers: ['arn:layer'] })).toEqual([]);
});

test('layers stop the start', () => {
  expect(() => functionsOf({ Layers: ['arn:layer'] })).toThrow(
    'The layers of the function Site-One are not known locally.',
  );
});
