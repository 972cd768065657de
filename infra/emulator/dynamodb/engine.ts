import { once } from 'node:events';
import { request } from 'node:http';
import { json } from 'node:stream/consumers';

/** Where an engine listens: on a socket in a private folder, or on a port if it has no sockets. */
export type EngineAddress =
  | { readonly socketPath: string }
  | { readonly host: '127.0.0.1'; readonly port: number };

/** A running DynamoDB without access control; the gateway is in front of it. */
export interface DynamoEngine {
  readonly address: EngineAddress;
  close(): Promise<void>;
}

/** A refusal of the engine, with the exception's short name. */
export class DynamoError extends Error {
  override readonly name: string;

  constructor(name: string, message: string) {
    super(`${name}: ${message}`);
    this.name = name;
  }
}

/** The body of a refusal, in the spellings of both engines. */
interface Refusal {
  readonly __type?: string;
  readonly message?: string;
  readonly Message?: string;
}

/**
 * Calls an operation as the engine's owner. Input and output are DynamoDB's JSON; throws {@link DynamoError}. It does not use
 * the SDK, because loading the SDK takes longer than the rest of the start.
 */
export async function callEngine<Output>(
  { address }: Pick<DynamoEngine, 'address'>,
  operation: string,
  input: object,
  headers: Readonly<Record<string, string>> = {},
): Promise<Output> {
  const call = request({
    ...address,
    method: 'POST',
    headers: {
      ...headers,
      'content-type': 'application/x-amz-json-1.0',
      'x-amz-target': `DynamoDB_20120810.${operation}`,
      'x-amz-date': new Date().toISOString().replace(/[-:]|\.\d+/g, ''),
      authorization:
        'AWS4-HMAC-SHA256 Credential=OWNER/20200101/us-east-1/dynamodb/aws4_request, SignedHeaders=host, Signature=0',
    },
  }).end(JSON.stringify(input));
  const [response] = await once(call, 'response');
  const output = await json(response);
  if (response.statusCode === 200) return output as Output;
  const { __type = '', message, Message } = output as Refusal;
  throw new DynamoError(__type.split('#').at(-1) ?? '', message ?? Message ?? '');
}
