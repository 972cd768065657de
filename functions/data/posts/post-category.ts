import { QueryCommand } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod/mini';
import { type Article, article, type PostKind } from '#shared/posts/post.ts';
import { dynamodb } from '../table/client.ts';
import { indexes, tableName } from '../table/table.ts';
import { publishedPosts } from './post-item.ts';

const indexed = z.object({ summary: z.pick(article, { category: true, categoryAr: true }) });

/** The categories of the published articles of a kind, in both languages; each pair once, in no order. */
export async function listPublishedCategories(
  kind: Exclude<PostKind, 'career'>,
): Promise<Pick<Article, 'category' | 'categoryAr'>[]> {
  const pairs = new Map<string, Pick<Article, 'category' | 'categoryAr'>>();
  let start: Record<string, unknown> | undefined;
  do {
    const page = await dynamodb.send(
      new QueryCommand({
        TableName: tableName,
        IndexName: indexes.published,
        KeyConditionExpression: 'gsi3pk = :partition',
        ExpressionAttributeValues: { ':partition': publishedPosts(kind) },
        ProjectionExpression: 'summary.category, summary.categoryAr',
        ExclusiveStartKey: start,
      }),
    );
    for (const item of page.Items ?? []) {
      const { summary } = indexed.parse(item);
      pairs.set(JSON.stringify([summary.category, summary.categoryAr]), summary);
    }
    start = page.LastEvaluatedKey;
  } while (start);
  return [...pairs.values()];
}
