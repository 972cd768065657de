/**
 * AWS's list prices in dollars, November 2026: services in eu-central-1, delivery from edges in Europe. A month has 30 days.
 * Free tiers are those that never expire; an account's first year has more.
 */
export const prices = {
  cloudFront: {
    perRequest: 0.012 / 10_000,
    perGB: 0.085,
    /** For each call of an edge function. */
    perCall: 0.1 / 1e6,
    free: { requests: 10e6, GB: 1000, calls: 2e6 },
  },
  /** CloudFront charges nothing for requests that the web ACL refuses; the web ACL charges for each request it looks at. */
  webAcl: { month: 5, perRuleMonth: 1, perRequest: 0.6 / 1e6 },
  storage: { perRead: 0.43 / 1e6, perGBMonth: 0.0245 },
  api: { perRequest: 1.2 / 1e6 },
  lambda: { perCall: 0.2 / 1e6, perGBs: 0.0000133334, free: { calls: 1e6, GBs: 400_000 } },
  table: {
    perRead: 0.1525 / 1e6,
    perWrite: 0.7625 / 1e6,
    perGBMonth: 0.306,
    perBackedUpGBMonth: 0.2448,
    freeGB: 25,
  },
  cloudWatch: {
    /** For each metric that an alarm watches. */
    perAlarmMonth: 0.1,
    perMetricMonth: 0.3,
    perLogGB: 0.63,
    free: { alarms: 10, metrics: 10, logGB: 5 },
  },
  secrets: { month: 0.4 },
  /**
   * CloudFront's flat-rate plans that may have policies of one's own for cache, origin requests and response headers, which this
   * distribution has; Free ($0) and Pro ($15) may not. Web ACL and its rules are included. CloudFront charges nothing beyond the
   * plan, but may then slow the site down.
   */
  plans: [
    { name: 'Business', month: 200, requests: 125e6, GB: 50_000 },
    { name: 'Premium', month: 1000, requests: 500e6, GB: 50_000 },
  ],
} as const;
