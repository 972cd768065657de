import { vi } from 'vitest';
import { type Endpoint, type Group, groups } from '#shared/api/endpoint.ts';
import { endpoints } from '#shared/api/table.ts';
import type { Operations, Reply } from '../operation.ts';
import { type HttpHandler, serve } from '../serve.ts';

/** Stands for every operation: a test says what it answers. */
export const reached =
  vi.fn<(request: { readonly params?: unknown; readonly body?: unknown }) => Reply<unknown>>();

/** Every endpoint, with its name, for `test.each`. */
export const all: [string, Endpoint][] = Object.entries(endpoints);

function stubbed<G extends Group>(group: G): HttpHandler {
  const own = all.filter(([, endpoint]) => endpoint.group === group);
  const operation = async (request: object) => reached(request);
  return serve(group, Object.fromEntries(own.map(([name]) => [name, operation])) as Operations<G>);
}

/** The handler of each group, with {@link reached} in place of its operations, for tests of the stack around them. */
export const handlers = Object.fromEntries(groups.map((group) => [group, stubbed(group)])) as Record<
  Group,
  HttpHandler
>;

/** A valid message. */
export const contact = { name: 'Shilan', email: 'shilan@example.com', message: 'Please send an offer.' };
