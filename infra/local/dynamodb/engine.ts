/** A running DynamoDB that lets everybody in; the gateway stands before it. */
export interface DynamoEngine {
  /** On 127.0.0.1. */
  readonly url: string;
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

/**
 * Calls an operation as the engine's owner. Input and output are DynamoDB's JSON; throws {@link DynamoError}.
 * The SDK is not used because loading it takes longer than everything else at start.
 */
export async function callEngine<Output>(url: string, operation: string, input: object): Promise<Output> {
  const response = await fetch(url, {
    method: 'POST',
    headers: {
      'content-type': 'application/x-amz-json-1.0',
      'x-amz-target': `DynamoDB_20120810.${operation}`,
      'x-amz-date': new Date().toISOString().replace(/[-:]|\.\d+/g, ''),
      authorization:
        'AWS4-HMAC-SHA256 Credential=OWNER/20200101/us-east-1/dynamodb/aws4_request, SignedHeaders=host, Signature=0',
    },
    body: JSON.stringify(input),
  });
  const output = await response.json();
  if (response.ok) return output;
  throw new DynamoError(
    String(output.__type).split('#').at(-1) ?? '',
    output.message ?? output.Message ?? '',
  );
}
