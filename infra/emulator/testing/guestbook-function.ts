/**
 * The guestbook's function: `POST /notes` stores a note, `GET /notes/{id}` reads one, `GET /notes/{id}/rung` reads how often
 * the bell rang for it, `DELETE /notes/{id}` answers with the table's refusal, since the function's role may not delete. It is
 * text because nothing is bundled here.
 */
export const functionCode = `
async function call(operation, input) {
  const { AWS_ENDPOINT_URL_DYNAMODB: endpoint, AWS_ACCESS_KEY_ID: key, AWS_REGION: region, TABLE_NAME } = process.env;
  const answer = await fetch(endpoint, {
    method: 'POST',
    headers: {
      'content-type': 'application/x-amz-json-1.0',
      'x-amz-target': 'DynamoDB_20120810.' + operation,
      'x-amz-date': '20260101T000000Z',
      authorization: 'AWS4-HMAC-SHA256 Credential=' + key + '/20260101/' + region +
        '/dynamodb/aws4_request, SignedHeaders=host, Signature=0',
    },
    body: JSON.stringify({ TableName: TABLE_NAME, ...input }),
  });
  return { status: answer.status, content: await answer.json() };
}

const answer = (statusCode, content) => ({
  statusCode,
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify(content),
});

exports.handler = async ({ routeKey, pathParameters, body, requestContext }) => {
  if (routeKey === 'POST /notes') {
    const id = requestContext.requestId;
    const { status, content } = await call('PutItem', { Item: { pk: { S: id }, sk: { S: 'note' }, text: { S: JSON.parse(body).text } } });
    return status === 200 ? answer(201, { id }) : answer(500, content);
  }
  const Key = { pk: { S: pathParameters.id }, sk: { S: 'note' } };
  if (routeKey === 'DELETE /notes/{id}') {
    const { status, content } = await call('DeleteItem', { Key });
    return answer(status === 200 ? 204 : 409, { type: content.__type });
  }
  if (routeKey === 'GET /notes/{id}/rung') {
    const { content } = await call('GetItem', { Key: { ...Key, sk: { S: 'rung' } } });
    const counts = Object.entries(content.Item ?? {}).filter(([, { N }]) => N);
    return answer(200, Object.fromEntries(counts.map(([name, { N }]) => [name, Number(N)])));
  }
  const { content } = await call('GetItem', { Key });
  return content.Item ? answer(200, { text: content.Item.text.S }) : answer(404, { error: 'No such note.' });
};
`;
