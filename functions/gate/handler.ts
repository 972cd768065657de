import * as z from 'zod/mini';
import { readEnvironment } from '#functions/data/table/environment.ts';
import { isProven, originSecrets } from '#functions/http/origin-secret.ts';

const { ORIGIN_VERIFY } = readEnvironment(z.object({ ORIGIN_VERIFY: originSecrets }));

/**
 * The authorizer of the HTTP API: lets through what came through the distribution. A request without the header does not
 * get here, and the API remembers the answer about a value for some minutes.
 */
export async function handler({
  identitySource,
}: {
  readonly identitySource?: readonly string[];
}): Promise<{ isAuthorized: boolean }> {
  return { isAuthorized: isProven(identitySource?.[0], ORIGIN_VERIFY) };
}
