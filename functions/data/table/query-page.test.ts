import '../testing/environment.ts';
import { DynamoDBDocumentClient, QueryCommand } from '@aws-sdk/lib-dynamodb';
import { mockClient } from 'aws-sdk-client-mock';
import { afterEach, expect, test } from 'vitest';
import { countItems } from './query-page.ts';

const database = mockClient(DynamoDBDocumentClient);
afterEach(() => database.reset());

/** Mocks a partition of `total` items. One query counts at most 400 of them, as DynamoDB ends a page at 1 MB. */
function answerInParts(total: number) {
  database.on(QueryCommand).callsFake(({ Limit = Infinity, ExclusiveStartKey }) => {
    const from = Number(ExclusiveStartKey?.n ?? 0);
    const to = Math.min(from + 400, from + Limit, total);
    return { Count: to - from, ...(to < total && { LastEvaluatedKey: { n: to } }) };
  });
}

test.each([
  [1000, Number.POSITIVE_INFINITY, 1000],
  [1000, 10_000, 1000],
  [1000, 1000, 1000],
  [1000, 999, 999],
  [400, 10_000, 400],
  [0, 10_000, 0],
])('counts %d items up to %d as %d, however many the database counts at once', async (total, max, count) => {
  answerInParts(total);
  expect(await countItems('inState', 'newsletter#confirmed', max)).toBe(count);
});
