import { hasJava, startDynamoDbLocal } from '#infra/emulator/dynamodb/dynamodb-local.ts';

/** Names the variable with the address of the DynamoDB Local that all tests share. */
export const sharedEngineVariable = 'TEST_DYNAMODB_LOCAL';
/** The variable's value if tests must do without DynamoDB Local. */
export const noEngine = 'none';

/** Starts the DynamoDB Local that all tests share, before the first test: one per test file would start a Java process each. */
export default async function shareEngine(): Promise<(() => Promise<void>) | undefined> {
  if (!hasJava()) return undefined;
  const engine = await startDynamoDbLocal();
  process.env[sharedEngineVariable] = addressOf(engine);
  return engine.close;
}

/** Returns the address of an engine that listens on a port. */
export function addressOf({ address }: Awaited<ReturnType<typeof startDynamoDbLocal>>): string {
  if (!('port' in address)) throw new Error('The engine listens on no port.');
  return `http://${address.host}:${address.port}`;
}
