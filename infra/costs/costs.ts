import { prices } from './prices.ts';

/** The requests and bytes of a page view. */
export interface View {
  readonly requests: number;
  readonly bytes: number;
  /** Requests that run an edge function: documents, and checks whether they are current. */
  readonly edgeCalls: number;
  /** Requests that reach S3, because no cache answers them. */
  readonly reads: number;
}

/** The measured properties of the site that costs depend on. */
export interface Counted {
  readonly first: View;
  readonly repeated: View;
  /** The size of the largest file that visitors can request. */
  readonly heaviestBytes: number;
  /** How many metrics the alarms watch together. */
  readonly alarms: number;
  readonly webAclRules: number;
  /** The number of requests that the web ACL allows from one IP address in five minutes. */
  readonly maxRequests: number;
  /** The number of requests per second that all routes of the API allow together. */
  readonly routesPerSecond: number;
  /** The part of {@link routesPerSecond} on routes where a visitor sends something. */
  readonly formsPerSecond: number;
  /** The maximum number of password checks per second. */
  readonly signInsPerSecond: number;
}

/** Costs in dollars, by their cause. */
export type Lines = Readonly<Record<string, number>>;

export const total = (lines: Lines): number => Object.values(lines).reduce((sum, line) => sum + line, 0);

const beyond = (amount: number, free: number) => Math.max(0, amount - free);
const minutesOfMonth = 30 * 24 * 60;

/**
 * The regular work of functions in a month without visitors: the calls in the month, and of each call the memory in GB, the
 * time in seconds, the read request units of the table, and the log lines.
 */
const regularWork = [
  // Two queries of each kind of posts that can be planned, one of changes of texts, and one of backups.
  { calls: minutesOfMonth, GB: 0.25, seconds: 0.1, reads: 8 * 0.5, lines: 1 },
  // Repeating failed work.
  { calls: minutesOfMonth, GB: 0.5, seconds: 0.1, reads: 0.5, lines: 0 },
  // Indexing the messages again (task `walk`).
  { calls: minutesOfMonth / 5, GB: 0.5, seconds: 0.3, reads: 5, lines: 1 },
  // Checking for work on backups.
  { calls: minutesOfMonth / 5, GB: 1, seconds: 0.3, reads: 3, lines: 1 },
  // The daily restore point, of a few hundred posts.
  { calls: 30, GB: 1, seconds: 5, reads: 1500, lines: 1 },
  // The publisher's comparison of all pages with the stored content, every quarter of an hour.
  { calls: minutesOfMonth / 15, GB: 1.73, seconds: 2, reads: 50, lines: 3 },
  // The canary, which reads three addresses.
  { calls: minutesOfMonth / 5, GB: 0.125, seconds: 1, reads: 0, lines: 1 },
] as const;
const lineBytes = 250;
/** Custom metrics that always have values: the heartbeats. */
const ownMetrics = 5;
/** Texts, posts, pages, pictures and 35 restore points of a site of a few hundred posts. */
const storedGB = { table: 0.05, buckets: 0.55 };

/** Returns the cost of a month without visitors. */
export function idleMonth({ alarms, webAclRules }: Counted, withWebAcl: boolean): Lines {
  const { cloudWatch, lambda, secrets, storage, table, webAcl } = prices;
  const sum = (of: (work: (typeof regularWork)[number]) => number) =>
    regularWork.reduce((all, work) => all + of(work), 0);
  const logGB = sum(({ calls, lines }) => calls * lines * lineBytes) / 1e9;
  return {
    alarms:
      beyond(alarms, cloudWatch.free.alarms) * cloudWatch.perAlarmMonth +
      beyond(ownMetrics, cloudWatch.free.metrics) * cloudWatch.perMetricMonth,
    secret: secrets.month,
    functions:
      beyond(
        sum(({ calls }) => calls),
        lambda.free.calls,
      ) *
        lambda.perCall +
      beyond(
        sum(({ calls, GB, seconds }) => calls * GB * seconds),
        lambda.free.GBs,
      ) *
        lambda.perGBs,
    table:
      sum(({ calls, reads }) => calls * reads) * table.perRead +
      beyond(storedGB.table, table.freeGB) * table.perGBMonth +
      storedGB.table * table.perBackedUpGBMonth,
    storage: storedGB.buckets * storage.perGBMonth,
    logs: beyond(logGB, cloudWatch.free.logGB) * cloudWatch.perLogGB,
    ...(withWebAcl && { 'web ACL': webAcl.month + webAclRules * webAcl.perRuleMonth }),
  };
}

/** Returns the cost of a month with this number of page views, of which `firstPart` (0 to 1) are first views. */
export function month(counted: Counted, views: number, firstPart: number, withWebAcl: boolean): Lines {
  const { cloudFront, storage, webAcl } = prices;
  const { first, repeated } = counted;
  const of = (field: keyof View) => views * (firstPart * first[field] + (1 - firstPart) * repeated[field]);
  return {
    ...idleMonth(counted, withWebAcl),
    requests: beyond(of('requests'), cloudFront.free.requests) * cloudFront.perRequest,
    transfer: beyond(of('bytes') / 1e9, cloudFront.free.GB) * cloudFront.perGB,
    'edge functions': beyond(of('edgeCalls'), cloudFront.free.calls) * cloudFront.perCall,
    reads: of('reads') * storage.perRead,
    ...(withWebAcl && { 'web ACL, requests': of('requests') * webAcl.perRequest }),
  };
}

/**
 * Returns the cheapest flat-rate plan that includes the requests and the transfer of a month with this number of page views;
 * `undefined` if none does.
 */
export function planFor({ first, repeated }: Counted, views: number, firstPart: number) {
  const of = (field: keyof View) => views * (firstPart * first[field] + (1 - firstPart) * repeated[field]);
  return prices.plans.find((plan) => of('requests') <= plan.requests && of('bytes') / 1e9 <= plan.GB);
}

const secondsOfDay = 86_400;

/**
 * The maximum cost, in dollars, of the worst day of a flood: from one IP address, or from any number of them with a flat-rate
 * plan. A test checks it.
 */
export const worstDayCap = 350;
/**
 * The limit of requests of all addresses together (setting `edgeLimit`) for which costs are computed, and the maximum cost,
 * in dollars, of a day of floods with this limit.
 */
export const limited = { edgeLimit: 40_000, worstDayCap: 750 };

/** The memory-time, in GB seconds, of a function that refuses a request within 20 ms. */
const refusedGBs = 0.5 * 0.02;
const accessLogBytes = 350;
/** Comparing a password takes a whole processor for 0.7 s. */
const signInGBs = 1.77 * 0.7;
/** Counters that a form or a sign-in writes before it is refused. */
const countersWritten = 3;
/** Messages that all visitors together may send in a day. A long message has many entries in the message index. */
const storedMessages = 10_000;
const writesOfMessage = 1 + 160 * 2;

/** Returns the cost of CloudFront for requests for the largest file, uncompressed, without the free tier. */
function edge({ heaviestBytes }: Counted, requests: number): Lines {
  const { cloudFront, webAcl } = prices;
  return {
    requests: requests * cloudFront.perRequest,
    transfer: (requests * heaviestBytes * cloudFront.perGB) / 1e9,
    'web ACL, requests': requests * webAcl.perRequest,
  };
}

/** Returns the daily cost of the API in dollars, for these numbers of requests, forms and sign-ins per second. */
function api(perSecond: number, forms: number, signIns: number): Lines {
  const { api, cloudWatch, lambda, table } = prices;
  const requests = perSecond * secondsOfDay;
  return {
    API: requests * (api.perRequest + (accessLogBytes / 1e9) * cloudWatch.perLogGB),
    functions:
      requests * (lambda.perCall + refusedGBs * lambda.perGBs) +
      signIns * secondsOfDay * signInGBs * lambda.perGBs,
    table:
      forms * secondsOfDay * countersWritten * table.perWrite +
      storedMessages * writesOfMessage * table.perWrite,
  };
}

/**
 * Returns the cost of a day in which this number of IP addresses each request the largest file as often as the web ACL allows,
 * and all routes of the API receive as many requests as they allow. Requests that bypass the distribution are refused by the
 * authorizer, which costs less. Requests that the web ACL refuses are not included: they cost {@link refusedRequestCost} each.
 *
 * @param edgeLimit the limit of all addresses together in five minutes
 */
export function worstDay(counted: Counted, addresses: number, edgeLimit = Number.POSITIVE_INFINITY): Lines {
  const { maxRequests, routesPerSecond, formsPerSecond, signInsPerSecond } = counted;
  return {
    ...edge(counted, Math.min(addresses * maxRequests, edgeLimit) * (secondsOfDay / 300)),
    ...api(routesPerSecond, formsPerSecond, signInsPerSecond),
  };
}

/** The cost, in dollars, of a request that the web ACL refuses. The number of such requests has no limit. */
export const refusedRequestCost = prices.webAcl.perRequest;

/**
 * A flood that no limit notices: a thousand addresses that each send ten requests in five minutes, for pages, a form and
 * sign-ins.
 */
export const unnoticed = { addresses: 1000, requests: 10_000 };

/** Returns the cost of a day of {@link unnoticed} requests. */
export function floodBelowLimitsCost(counted: Counted): Lines {
  const perSecond = unnoticed.requests / 300;
  const signIns = Math.min(perSecond, counted.signInsPerSecond);
  return { ...edge(counted, perSecond * secondsOfDay), ...api(perSecond, perSecond, signIns) };
}

/** Returns the cost of a day at one Gbit a second without any limit. */
export function unlimitedFloodCost(): number {
  return (secondsOfDay / 8) * prices.cloudFront.perGB;
}
