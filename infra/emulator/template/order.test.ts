import { expect, test } from 'vitest';
import { inDependencyOrder } from './order.ts';

const resources = {
  Page: { Type: 'A', Properties: { Of: { 'Fn::Join': ['', ['x', { Ref: 'Bucket' }]] } } },
  Policy: {
    Type: 'B',
    Properties: { For: { 'Fn::Sub': [`\${Bucket.Arn}/*\${Stage}\${!Page}`, { Stage: 's' }] } },
  },
  Edge: { Type: 'C', Properties: { Is: { 'Fn::GetAtt': ['Policy', 'Id'] } }, DependsOn: ['Page'] },
  Bucket: { Type: 'D', Properties: { Name: { Ref: 'AWS::Region' } } },
};
const orderOf = (choose?: (ready: readonly string[]) => number) => [
  ...inDependencyOrder({ Resources: resources }, choose),
];

test('sorts each after those it refers to, otherwise in the template’s order', () => {
  expect(orderOf()).toEqual(['Bucket', 'Page', 'Policy', 'Edge']);
});

test('any of those that are ready can be next', () => {
  expect(orderOf((ready) => ready.length - 1)).toEqual(['Bucket', 'Policy', 'Page', 'Edge']);
});

test('throws for a circular dependency', () => {
  const circle = { One: { Type: 'A', DependsOn: 'Other' }, Other: { Type: 'A', DependsOn: ['One'] } };
  expect(() => [...inDependencyOrder({ Resources: circle })]).toThrow(
    'These depend on one another: One, Other.',
  );
});
