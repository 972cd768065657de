import { FilterCriteria, FilterRule } from 'aws-cdk-lib/aws-lambda';
import type { ItemKind } from '#shared/item-kind.ts';
import { type PostKind, postKinds } from '#shared/posts/kinds.ts';
import { publishRequests } from '#shared/publishing/publisher.ts';

/**
 * Patterns of the records of the table's stream that start the publisher. All others cost nothing: what visitors send,
 * sessions, and what the publisher writes itself, which would otherwise start it again without end.
 */
export function writesThatPublish(): Record<string, unknown>[] {
  const content: ItemKind = 'content';
  return [
    ofPartition(FilterRule.isEqual(content)),
    ...postKinds.map((kind: PostKind) => ofPartition(FilterRule.beginsWith(`${kind}#`))),
    ofPartition(FilterRule.isEqual(publishRequests)),
  ];
}

function ofPartition(rule: unknown): Record<string, unknown> {
  return FilterCriteria.filter({ dynamodb: { Keys: { pk: { S: rule } } } });
}
