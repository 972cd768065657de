import * as z from 'zod/mini';
import { readEnvironment } from '#functions/data/table/environment.ts';
import { matchesSecret, originSecrets } from '#functions/http/origin-secret.ts';

const { ORIGIN_VERIFY } = readEnvironment(z.object({ ORIGIN_VERIFY: originSecrets }));

/**
 * The authorizer of the HTTP API: accepts requests that came through the distribution. API Gateway itself refuses requests
 * without the header of the distribution's secret. It caches the result per value of that header for some minutes.
 */
export async function handler({
  identitySource,
}: {
  readonly identitySource?: readonly string[];
}): Promise<{ isAuthorized: boolean }> {
  return { isAuthorized: matchesSecret(identitySource?.[0], ORIGIN_VERIFY) };
}
