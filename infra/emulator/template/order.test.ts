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

test('each comes after those that it names or refers to, the first in the template first', () => {
  expect(orderOf()).toEqual(['Bucket', 'Page', 'Policy', 'Edge']);
});

test('among those that are ready any can be chosen', () => {
  expect(orderOf((ready) => ready.length - 1)).toEqual(['Bucket', 'Policy', 'Page', 'Edge']);
});

test('those that depend on one another have no order', () => {
  const circle = { One: { Type: 'A', DependsOn: 'Other' }, Other: { Type: 'A', DependsOn: ['One'] } };
  expect(() => [...inDependencyOrder({ Resources: circle })]).toThrow(
    'These depend on one another: One, Other.',
  );
});
