import { signedFetch } from './guestbook-function.ts';

/**
 * The code of the test stack's second function, the bell. For each change of a note it writes another item, and it
 * handles a custom resource, the sign. It imports its texts from a module. The code is a string because test code is
 * not bundled.
 */
export const bellCode = `
const { AWS_ENDPOINT_URL_DYNAMODB, AWS_ENDPOINT_URL_S3 } = process.env;
${signedFetch}
async function ring({ eventName, dynamodb }) {
  const answer = await signedFetch('dynamodb', AWS_ENDPOINT_URL_DYNAMODB, {
    method: 'POST',
    headers: {
      'content-type': 'application/x-amz-json-1.0',
      'x-amz-target': 'DynamoDB_20120810.UpdateItem',
    },
    body: JSON.stringify({
      TableName: process.env.TABLE_NAME,
      Key: { pk: dynamodb.Keys.pk, sk: { S: 'rung' } },
      UpdateExpression: 'ADD #name :one',
      ExpressionAttributeNames: { '#name': eventName },
      ExpressionAttributeValues: { ':one': { N: '1' } },
    }),
  });
  if (!answer.ok) throw new Error(await answer.text());
}

async function putUp({ RequestType, ResponseURL, ResourceProperties: { Key } }) {
  const { words } = await import('./words.mjs');
  const sign = await signedFetch('s3', AWS_ENDPOINT_URL_S3 + '/' + process.env.BUCKET + '/' + Key, {
    method: 'PUT',
    headers: { 'content-type': 'text/plain' },
    body: RequestType + ': ' + words,
  });
  const Status = sign.ok ? 'SUCCESS' : 'FAILED';
  const body = JSON.stringify({ Status, Reason: await sign.text(), PhysicalResourceId: 'sign' });
  await fetch(ResponseURL, { method: 'PUT', body });
}

exports.handler = async (event) => {
  if (event.RequestType) return putUp(event);
  for (const record of event.Records ?? []) await ring(record);
};
`;

export const bellWords = `export const words = 'Ring for service.';\n`;
