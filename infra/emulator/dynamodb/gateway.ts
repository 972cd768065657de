import {
  Agent,
  createServer,
  request as httpRequest,
  type IncomingMessage,
  type Server,
  type ServerResponse,
} from 'node:http';
import type { DiskSpace } from '../data-folder/disk-space.ts';
import { readBody } from '../http/listen.ts';
import type { Callers } from '../iam/principals.ts';
import { signatureMessages, signerOf } from '../iam/signature.ts';
import type { WriteObserver } from '../stream/table-stream.ts';
import { type KnownTables, requiredAccess } from './access.ts';
import type { DynamoEngine } from './engine.ts';
import type { EngineResponse, LateIndexes } from './late-indexes.ts';
import type { PartitionKeys } from './leading-keys.ts';
import type { Throughput } from './throughput.ts';

const reading = /^(Get|BatchGet|Query|Scan|Describe|List)/;
const bodyLimit = 16 * 1024 * 1024;

export interface DynamoGatewayOptions {
  readonly engine: DynamoEngine;
  readonly callers: Callers;
  readonly region: string;
  readonly accountId: string;
  /** The tables in the engine, by name. */
  readonly tables: ReadonlyMap<string, PartitionKeys>;
  /** Writes are refused while there is no disk space. @default there always is */
  readonly room?: Pick<DiskSpace, 'isLeft'> | undefined;
  /** Observes each write. */
  readonly observer?: WriteObserver | undefined;
  /** Simulates indexes that lag behind the table. @default they are up to date */
  readonly lateIndexes?: LateIndexes | undefined;
  /** Refuses requests beyond the table's capacity. @default no limit */
  readonly throughput?: Throughput | undefined;
}

/**
 * DynamoDB for functions: a call that the caller's role does not allow is refused like on AWS. Requests of web pages are
 * always refused: otherwise any page in this machine's browser could reach the database. Bodies are read completely
 * first, because dynalite would end the process if a caller disconnects.
 */
export function createDynamoGateway(options: DynamoGatewayOptions): Server {
  const agent = new Agent({ keepAlive: true });
  const { region, accountId, tables } = options;
  const known: KnownTables = {
    arn: (table) => `arn:aws:dynamodb:${region}:${accountId}:table/${table}`,
    partitionKeys: (table) => tables.get(table),
  };
  const server = createServer(async (request, response) => {
    try {
      if (isFromPage(request)) return refuse(response, 'AccessDeniedException', 'Pages are not let in.', 403);
      const body = await readBody(request, bodyLimit);
      if (body.length > bodyLimit)
        return refuse(response, 'SerializationException', 'The request is too large.');
      const call = { operation: operationOf(request), input: parseJson(body) };
      const refusal = refusalOf(request, body, call, options.callers, known);
      if (refusal) return refuse(response, ...refusal);
      if (!reading.test(call.operation) && options.room?.isLeft === false) {
        return refuse(response, 'ThrottlingException', 'The disk is full.');
      }
      const throttled = options.throughput?.admit(call.operation, call.input, known);
      if (throttled) {
        const more = { throttlingReasons: [throttled] };
        return refuse(response, 'ThrottlingException', 'Throughput exceeds what a key takes.', 400, more);
      }
      const { observer, lateIndexes } = options;
      const ask = () => forward(request, body, options.engine, agent);
      const observed = observer ? () => observer.observe(call.operation, call.input, ask) : ask;
      const { status, headers, content } = lateIndexes
        ? await lateIndexes.respond(call.operation, call.input, observed)
        : await observed();
      response.writeHead(status, headers).end(content);
    } catch {
      if (!response.headersSent) refuse(response, 'InternalServerError', 'The engine did not answer.', 500);
    }
  });
  return server.on('close', () => agent.destroy());
}

function isFromPage({ headers }: IncomingMessage): boolean {
  return headers.origin !== undefined || headers['sec-fetch-site'] !== undefined;
}

function operationOf({ headers }: IncomingMessage): string {
  return String(headers['x-amz-target']).split('.').at(-1) ?? '';
}

function refusalOf(
  request: IncomingMessage,
  body: Buffer,
  { operation, input }: { operation: string; input: unknown },
  callers: Callers,
  tables: KnownTables,
): [string, string] | undefined {
  const principal = signerOf(request, body, 'dynamodb', callers);
  if (typeof principal === 'string') return [principal, signatureMessages[principal]];
  const needed = requiredAccess(operation, input, tables);
  const refused = (needed ?? [{ action: `dynamodb:${operation}`, resource: '*' }]).find(
    (access) => !principal.allows(access),
  );
  if (!refused) return undefined;
  const { action, resource } = refused;
  return [
    'AccessDeniedException',
    `User: ${principal.arn} is not authorized to perform: ${action} on resource: ${resource}`,
  ];
}

function parseJson(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString('utf8'));
  } catch {
    return undefined;
  }
}

function refuse(response: ServerResponse, type: string, message: string, status = 400, more = {}): void {
  response.writeHead(status, { 'content-type': 'application/x-amz-json-1.0' });
  const __type = `com.amazon.coral.service#${type}`;
  response.end(JSON.stringify({ __type, message, Message: message, ...more }));
}

async function forward(
  { method = 'POST', url = '/', headers }: IncomingMessage,
  body: Buffer,
  engine: DynamoEngine,
  agent: Agent,
): Promise<EngineResponse> {
  const { 'transfer-encoding': _, connection: __, ...kept } = headers;
  const answer = await new Promise<IncomingMessage>((resolve, reject) => {
    httpRequest({
      ...engine.address,
      path: url,
      method,
      agent,
      headers: { ...kept, 'content-length': body.length },
    })
      .on('response', resolve)
      .on('error', reject)
      .end(body);
  });
  const content = await readBody(answer, Number.POSITIVE_INFINITY);
  const { connection: ___, 'keep-alive': ____, 'transfer-encoding': _____, ...answered } = answer.headers;
  return { status: answer.statusCode ?? 500, headers: answered, content };
}
