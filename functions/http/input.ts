import type { APIGatewayProxyEventV2 } from 'aws-lambda';
import * as z from 'zod/mini';
import type { Endpoint } from '../../shared/api.ts';
import { fieldProblems } from '../../shared/error.ts';
import { BadRequest } from './errors.ts';
import { readJsonBody } from './json-body.ts';

/** What an operation gets of a request, parsed by its endpoint's schemas. */
export interface Input {
  readonly params: Record<string, string>;
  readonly query: unknown;
  readonly body: unknown;
}

/**
 * Reads a request as its endpoint's schemas say; what has no schema is not read.
 * @throws BadRequest with `details`, and what {@link readJsonBody} throws
 */
export function readInput(endpoint: Endpoint, event: APIGatewayProxyEventV2): Input {
  return {
    params: readParams(event),
    query: endpoint.query && check(endpoint.query, readQuery(event)),
    body: endpoint.body && check(endpoint.body, readJsonBody(event)),
  };
}

function check(schema: z.ZodMiniType, value: unknown): unknown {
  const result = z.safeParse(schema, value);
  if (result.success) return result.data;
  throw new BadRequest('Correct the fields named in details and send again.', fieldProblems(result.error));
}

/** The HTTP API hands path parameters on as they were written. */
function readParams(event: APIGatewayProxyEventV2): Record<string, string> {
  try {
    return Object.fromEntries(
      Object.entries(event.pathParameters ?? {}).map(([name, value]) => [
        name,
        decodeURIComponent(value ?? ''),
      ]),
    );
  } catch {
    throw new BadRequest('The address is not encoded correctly.');
  }
}

function readQuery(event: APIGatewayProxyEventV2): Record<string, string> {
  const pairs = [...new URLSearchParams(event.rawQueryString ?? '')];
  if (new Set(pairs.map(([name]) => name)).size < pairs.length) {
    throw new BadRequest('Give each query parameter once.');
  }
  return Object.fromEntries(pairs);
}
