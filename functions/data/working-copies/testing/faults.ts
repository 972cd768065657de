import { DeleteCommand, PutCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { vi } from 'vitest';

/** The server is gone before its next write. */
class Died extends Error {}

/** Has the database's client die after some writes: whatever was written until then stays. */
export function dyingServer(client: { send: (...given: never[]) => unknown }) {
  let left = Number.POSITIVE_INFINITY;
  const send = client.send.bind(client) as (...given: unknown[]) => unknown;
  vi.spyOn(client, 'send').mockImplementation(async (...given: unknown[]) => {
    const [command] = given;
    const isWrite = [PutCommand, UpdateCommand, DeleteCommand].some((write) => command instanceof write);
    if (isWrite && left-- <= 0) throw new Died();
    return send(...given);
  });
  /** Does something, and dies after that many writes. Returns whether it got to its end, and with what. */
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
