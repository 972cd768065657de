import { createHash, randomBytes } from 'node:crypto';
import type { APIGatewayProxyEventV2 } from 'aws-lambda';
import { appendAuditLine, appendDecoyLine } from '#functions/data/audit/audit-log.ts';
import { logFailure } from '#functions/data/log-failure.ts';
import { roughNetworkOf } from '#functions/data/sign-in/network.ts';
import type { Audited, Outcome } from '#shared/audit/acts.ts';
import { toVisibleError } from './answer.ts';
import { Forbidden, TooManyRequests } from './errors.ts';
import type { Input } from './input.ts';
import type { Facts } from './operation.ts';
import { headerOf, viewerAddress } from './origin.ts';
import type { SignedIn } from './session.ts';

/** The facts about a request that are known when it is answered. */
interface Known {
  administrator?: SignedIn;
  input?: Input;
  facts?: Facts;
}

/** The maximum time for writing a line, in ms. It is short, because the caller waits for it although the act is done. */
const timeoutMs = 2000;
const longest = 200;
const hourMs = 60 * 60_000;

/** A request as middlewares get it. */
interface AuditedRequest {
  readonly event: APIGatewayProxyEventV2;
  readonly internal: Known;
  readonly error?: unknown;
}

/**
 * Returns the middleware of an endpoint whose calls are logged. It comes before the middleware that answers errors, so that it
 * sees the final answer.
 */
export const auditing = (audited: Audited) => ({
  before: ({ internal }: AuditedRequest) => {
    internal.facts = {};
  },
  after: (request: AuditedRequest) => audit(audited, request),
  onError: (request: AuditedRequest) => audit(audited, request),
});

/**
 * Logs a call that reached its operation, with its outcome, and a call that was refused for lack of rights. Never fails
 * the request: a lost line is reported to an alarm, with everything the log may contain.
 */
async function audit(audited: Audited, request: AuditedRequest): Promise<void> {
  const { facts = {}, administrator, input } = request.internal;
  const accountId = facts.accountId ?? administrator?.accountId;
  const { event, error } = request;
  const isNotAllowed = !input && error instanceof Forbidden;
  if (accountId === undefined || !(input || isNotAllowed)) return;
  if (facts.isPart || (input && isLaterPage(input))) return;
  const thing = facts.thing ?? (isNotAllowed ? undefined : audited.thing);
  const thingId = facts.thingId ?? input?.params.id ?? input?.params.key;
  const now = new Date();
  const isHeldOff = isNotAllowed || error instanceof TooManyRequests;
  const outcome = outcomeOf(error);
  const id = isHeldOff
    ? onceAnHour(audited, accountId, now)
    : lineIdOf(audited, accountId, { ...facts, outcome }, now);
  if (isHeldOff && isWrittenAlready(id)) return;
  const line = {
    id,
    at: now.toISOString(),
    act: audited.act,
    outcome,
    accountId,
    ...(thing && { thing }),
    ...(thingId !== undefined && { thingId: thingId.slice(0, longest) }),
  };
  const signal = AbortSignal.timeout(timeoutMs);
  try {
    const username =
      facts.accountId === undefined
        ? administrator?.username
        : (facts.username ?? (isHeldOff ? await facts.findUsername?.() : undefined));
    if (username === undefined) return await appendDecoyLine(line.id, now, signal);
    await appendAuditLine(
      { ...line, username, ...whereFrom(event), title: facts.title?.slice(0, longest) },
      signal,
    );
  } catch (failure) {
    logFailure('Audit line lost', failure, { line });
  }
}

/**
 * True for a later page of work that is done page by page. Only the first page is logged. No later page can be requested
 * without it: see `sealed-cursor.ts`.
 */
function isLaterPage({ body, query }: Input): boolean {
  return [body, query].some(
    (given) => typeof given === 'object' && given !== null && 'cursor' in given && given.cursor !== undefined,
  );
}

function outcomeOf(error: unknown): Outcome {
  if (!error) return 'done';
  return toVisibleError(error).status >= 500 ? 'unclear' : 'refused';
}

function whereFrom(event: APIGatewayProxyEventV2) {
  const country = headerOf(event, 'cloudfront-viewer-country');
  return {
    network: roughNetworkOf(viewerAddress(event)),
    ...(country && /^[A-Z]{2}$/.test(country) && { country }),
  };
}

/** Returns an id that is the same for an act and an account within an hour, so that repeated calls are logged once. */
function onceAnHour({ act }: Audited, accountId: string, now: Date, what = ''): string {
  const hour = Math.floor(now.getTime() / hourMs);
  return createHash('sha256').update(`${act}#${accountId}#${hour}${what}`).digest('base64url');
}

/** Returns the id of a line: unique, or for work of several calls the same for all calls with the same outcome. */
function lineIdOf(
  audited: Audited,
  accountId: string,
  { step, thingId, outcome }: Facts & { outcome: Outcome },
  now: Date,
): string {
  if (step === undefined) return randomBytes(16).toString('base64url');
  return onceAnHour(audited, accountId, now, `#${JSON.stringify([thingId, step, outcome])}`);
}

const told = new Set<string>();
const maxTold = 1000;

/** True if this process has written the line already, so that many calls do not cause many writes. */
function isWrittenAlready(id: string): boolean {
  if (told.has(id)) return true;
  if (told.size >= maxTold) told.clear();
  told.add(id);
  return false;
}
