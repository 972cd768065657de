/** The values of the web ACL that determine what a flood costs. Settings and costs read them without loading the CDK. */
export const webAclLimits = {
  /**
   * The limit of all requests of an IP address in five minutes: pages, assets, pictures, the API. An office shares one IP address:
   * twenty open pages of the admin area send 150 requests each in that time, and thirty first views of a page thirty requests
   * each.
   */
  requests: 4000,
  /** The number of rules of the web ACL; with `edgeLimit` there is one more. Each rule costs a dollar a month. */
  rules: 2,
} as const;
