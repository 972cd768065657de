/**
 * Returns a record of the table's stream about an item, as AWS delivers it. Its sequence number is `of <id>`; it was
 * written the given number of seconds ago.
 */
export function streamRecord(
  kind: string,
  id: string,
  eventName: 'INSERT' | 'MODIFY' | 'REMOVE' = 'INSERT',
  ageSeconds = 0,
) {
  return {
    ...{ eventSource: 'aws:dynamodb', eventName },
    dynamodb: {
      ApproximateCreationDateTime: Math.floor(Date.now() / 1000) - ageSeconds,
      SequenceNumber: `of ${id}`,
      Keys: { pk: { S: `${kind}#${id}` }, sk: { S: kind } },
    },
  };
}

/** The response that asks the stream to deliver these records, by id, again. */
export const failed = (...ids: string[]) => ({
  batchItemFailures: ids.map((id) => ({ itemIdentifier: `of ${id}` })),
});
