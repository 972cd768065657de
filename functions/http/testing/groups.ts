import { vi } from 'vitest';
import { type Endpoint, type Group, groups } from '#shared/api/endpoint/endpoint.ts';
import { endpoints } from '#shared/api/table.ts';
import type { Operations, Reply } from '../operation.ts';
import { type HttpHandler, serve } from '../serve.ts';

/** The mock in place of every operation; a test sets its response. */
export const reached =
  vi.fn<(request: { readonly params?: unknown; readonly body?: unknown }) => Reply<unknown>>();

/** Every endpoint, with its name, for `test.each`. */
export const all: [string, Endpoint][] = Object.entries(endpoints);

/** Returns all operations of a group, each of which is {@link reached}. */
export function stubs<G extends Group>(group: G): Operations<G> {
  const own = all.filter(([, endpoint]) => endpoint.group === group);
  const operation = async (request: object) => reached(request);
  return Object.fromEntries(own.map(([name]) => [name, operation])) as Operations<G>;
}

/** The handler of each group, with {@link stubs} for its operations, for tests of the stack around them. */
export const handlers = Object.fromEntries(
  groups.map((group) => [group, serve(group, stubs(group))]),
) as Record<Group, HttpHandler>;

/** A valid message. */
export const contact = { name: 'Shilan', email: 'shilan@example.com', message: 'Please send an offer.' };
