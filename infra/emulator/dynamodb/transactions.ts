import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { readBody } from '../http/listen.ts';
import { callEngine, DynamoError, type EngineAddress } from './engine.ts';

type Item = Record<string, unknown>;
/** One write of a transaction. `ConditionCheck` is not supported. */
type Part = Partial<Record<'Put' | 'Update' | 'Delete', { TableName: string; Item?: Item; Key?: Item }>>;

/** The state of an item before a transaction writes it. */
interface Before {
  readonly TableName: string;
  readonly Key: Item;
  readonly Item: Item | undefined;
}

const operations = { Put: 'PutItem', Update: 'UpdateItem', Delete: 'DeleteItem' } as const;
/** DynamoDB's limit of writes in a transaction. */
const maxParts = 100;
const bodyLimit = 16 * 1024 * 1024;
const partHeader = 'x-part-of-transaction';
/** The attributes of the primary key of every table here. */
const keyNames = ['pk', 'sk'];

/**
 * Lets a server of dynalite, which has no transactions, answer `TransactWriteItems`: no other request is served at the
 * same time, and written items are reverted if a condition does not hold. A process that is killed in the middle leaves
 * a part of the transaction.
 */
export function allowTransactions(server: Server, address: () => EngineAddress): void {
  const [serve] = server.listeners('request') as [
    (request: IncomingMessage, response: ServerResponse) => void,
  ];
  const secret = randomUUID();
  const underWay = new Set<Promise<unknown>>();
  let last: Promise<unknown> = Promise.resolve();
  let waiting = 0;

  const call = <Output>(operation: string, input: object) =>
    callEngine<Output>({ address: address() }, operation, input, { [partHeader]: secret });

  async function transact(request: IncomingMessage, response: ServerResponse): Promise<void> {
    waiting += 1;
    const body = await readBody(request, bodyLimit);
    const turn = last.then(async () => {
      await Promise.all(underWay);
      return perform((JSON.parse(body.toString('utf8')) as { TransactItems: Part[] }).TransactItems, call);
    });
    last = turn
      .catch(() => {})
      .finally(() => {
        waiting -= 1;
      });
    const { status, answer } = await turn;
    response.writeHead(status, { 'content-type': 'application/x-amz-json-1.0' }).end(JSON.stringify(answer));
  }

  async function serveAlone(request: IncomingMessage, response: ServerResponse): Promise<void> {
    while (waiting > 0) await last;
    const closed = once(response, 'close');
    underWay.add(closed);
    void closed.finally(() => underWay.delete(closed));
    serve.call(server, request, response);
  }

  server.removeAllListeners('request');
  server.on('request', (request, response) => {
    if (request.headers[partHeader] === secret) return serve.call(server, request, response);
    const isTransaction = String(request.headers['x-amz-target']).endsWith('.TransactWriteItems');
    const handled = isTransaction ? transact(request, response) : serveAlone(request, response);
    handled.catch(() => response.headersSent || response.writeHead(500).end('{}'));
  });
}

type Call = <Output>(operation: string, input: object) => Promise<Output>;

async function perform(parts: readonly Part[], call: Call): Promise<{ status: number; answer: object }> {
  const writes = parts.map(
    (part) => Object.entries(part)[0] as [keyof typeof operations, NonNullable<Part['Put']>],
  );
  const keys = writes.map(([, { TableName, Item, Key = keyOf(Item ?? {}) }]) => ({ TableName, Key }));
  if (writes.length > maxParts)
    return refusal('ValidationException', 'Member must have length less than or equal to 100');
  if (new Set(keys.map((key) => JSON.stringify(key))).size < keys.length)
    return refusal(
      'ValidationException',
      'Transaction request cannot include multiple operations on one item',
    );
  const befores: Before[] = [];
  for (const [at, [name, input]] of writes.entries()) {
    const key = keys[at];
    if (!key) break;
    const { Item } = await call<{ Item?: Item }>('GetItem', { ...key, ConsistentRead: true });
    try {
      await call(operations[name], input);
      befores.push({ ...key, Item });
    } catch (error) {
      for (const before of befores.reverse()) await putBack(before, call);
      if (!(error instanceof DynamoError) || error.name !== 'ConditionalCheckFailedException') {
        return error instanceof DynamoError
          ? refusal(error.name, error.message)
          : refusal('InternalServerError', 'The engine did not answer.', 500);
      }
      return refusal('TransactionCanceledException', 'Transaction cancelled', 400, {
        CancellationReasons: writes.map((_, place) => ({
          Code: place === at ? 'ConditionalCheckFailed' : 'None',
        })),
      });
    }
  }
  return { status: 200, answer: {} };
}

function putBack({ TableName, Key, Item }: Before, call: Call): Promise<unknown> {
  return Item ? call('PutItem', { TableName, Item }) : call('DeleteItem', { TableName, Key });
}

function keyOf(item: Item): Item {
  return Object.fromEntries(keyNames.map((name) => [name, item[name]]));
}

function refusal(type: string, message: string, status = 400, more: object = {}) {
  return {
    status,
    answer: { __type: `com.amazonaws.dynamodb.v20120810#${type}`, message, Message: message, ...more },
  };
}
