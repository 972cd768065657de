import { FilterCriteria, FilterRule } from 'aws-cdk-lib/aws-lambda';
import type { ItemKind } from '#shared/item-kind.ts';
import { type PostKind, postKinds } from '#shared/posts/kinds.ts';
import { publishRequests } from '#shared/publishing/publisher.ts';

/**
 * Returns patterns of the stream's records that start the publisher. Other records cost nothing: visitors' messages,
 * sessions, and the publisher's own writes, which would otherwise start it again without end.
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
