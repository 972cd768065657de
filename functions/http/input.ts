import type { APIGatewayProxyEventV2 } from 'aws-lambda';
import * as z from 'zod/mini';
import type { Endpoint } from '#shared/api/endpoint.ts';
import { fieldProblems } from '#shared/api/error.ts';
import { BadRequest } from './errors.ts';
import { readJsonBody } from './json-body.ts';
import { headerOf } from './viewer.ts';

/** What an operation gets of a request, parsed by its endpoint's schemas. */
export interface Input {
  readonly params: Record<string, string>;
  readonly query: unknown;
  readonly body: unknown;
}

/** Reads a `multipart/form-data` body into its fields, files as `Uint8Array`. */
export type FormReader = (event: APIGatewayProxyEventV2) => Promise<Record<string, unknown>>;

/**
 * Reads a request as its endpoint's schemas say; what has no schema is not read.
 * @throws BadRequest with `details`, and what {@link readJsonBody} or the form reader throws
 */
export async function readInput(
  endpoint: Endpoint,
  event: APIGatewayProxyEventV2,
  readForm?: FormReader,
): Promise<Input> {
  return {
    params: readParams(event),
    query: endpoint.query && parseInput(endpoint.query, readQuery(event)),
    body: await readBody(endpoint, event, readForm),
  };
}

async function readBody(
  { body, bodyMaxBytes, form }: Endpoint,
  event: APIGatewayProxyEventV2,
  readForm?: FormReader,
) {
  const isForm = /^multipart\/form-data\s*;/i.test(headerOf(event, 'content-type')?.trim() ?? '');
  if (form && readForm && isForm) return parseInput(form, await readForm(event));
  return body && parseInput(body, readJsonBody(event, bodyMaxBytes));
}

/**
 * What a schema makes of an input.
 * @throws BadRequest with `details`
 */
export function parseInput<Schema extends z.ZodMiniType>(schema: Schema, value: unknown): z.output<Schema> {
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
