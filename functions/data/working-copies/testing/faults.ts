import { DeleteCommand, PutCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { vi } from 'vitest';

/** Thrown in place of a write, as if the server had crashed before it. */
class Died extends Error {}

/** Makes the database client fail after some writes, as if the server had crashed. Earlier writes stay. */
export function crashingServer(client: { send: (...given: never[]) => unknown }) {
  let left = Number.POSITIVE_INFINITY;
  const send = client.send.bind(client) as (...given: unknown[]) => unknown;
  vi.spyOn(client, 'send').mockImplementation(async (...given: unknown[]) => {
    const [command] = given;
    const isWrite = [PutCommand, UpdateCommand, DeleteCommand].some((write) => command instanceof write);
    if (isWrite && left-- <= 0) throw new Died();
    return send(...given);
  });
  /** Calls `act`, which fails after that many writes. Returns whether it completed, and its result. */
  return async function during<Result>(
    writes: number,
    act: () => Promise<Result>,
  ): Promise<{ done: true; result: Result } | { done: false }> {
    left = writes;
    try {
      return { done: true, result: await act() };
    } catch (error) {
      if (!(error instanceof Died)) throw error;
      return { done: false };
    } finally {
      left = Number.POSITIVE_INFINITY;
    }
  };
}
