import { FilterCriteria, FilterRule } from 'aws-cdk-lib/aws-lambda';
import type { ItemKind } from '#shared/item-kind.ts';
import { postKinds } from '#shared/posts/kinds.ts';
import { publishRequests } from '#shared/publishing/publisher.ts';

/**
 * Returns the pattern of the stream's records that start the publisher. Other records cost nothing: visitors' messages,
 * sessions, and the publisher's own writes, which would otherwise start it again without end. It is a single pattern, because
 * Lambda takes only five for a stream.
 */
export function publishingWritesPattern(): Record<string, unknown>[] {
  const content: ItemKind = 'content';
  const partitions: unknown[] = [
    FilterRule.isEqual(content),
    ...postKinds.map((kind) => FilterRule.beginsWith(`${kind}#`)),
    FilterRule.isEqual(publishRequests),
  ];
  return [FilterCriteria.filter({ dynamodb: { Keys: { pk: { S: partitions.flat() } } } })];
}
