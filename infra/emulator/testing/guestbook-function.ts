import { signedHeaders } from './signed-request.ts';

/** The text of a function `signedFetch(service, url, { method, headers, body })`, which signs with the role of a function. */
export const signedFetch = `
const signedHeaders = ${signedHeaders};
function signedFetch(service, url, request) {
  const { AWS_ACCESS_KEY_ID: key, AWS_SECRET_ACCESS_KEY: secret, AWS_SESSION_TOKEN: token } = process.env;
  const headers = signedHeaders(require('node:crypto'), { url, ...request, service, key, secret, token });
  return fetch(url, { ...request, headers });
}
`;

/**
 * The guestbook's function: `POST /notes` stores a note, `GET /notes/{id}` reads one, `GET /notes/{id}/rung` reads how often
 * the bell rang for it, `DELETE /notes/{id}` answers with the table's refusal, since the function's role may not delete. It is
 * text because nothing is bundled here.
 */
export const functionCode = `
${signedFetch}
async function call(operation, input) {
  const answer = await signedFetch('dynamodb', process.env.AWS_ENDPOINT_URL_DYNAMODB, {
    method: 'POST',
    headers: { 'content-type': 'application/x-amz-json-1.0', 'x-amz-target': 'DynamoDB_20120810.' + operation },
    body: JSON.stringify({ TableName: process.env.TABLE_NAME, ...input }),
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
