/** A rule of a bucket's CORS configuration, as CloudFormation writes it. */
export interface CorsRule {
  readonly AllowedMethods: readonly string[];
  readonly AllowedOrigins: readonly string[];
  readonly AllowedHeaders?: readonly string[];
  readonly ExposedHeaders?: readonly string[];
  readonly MaxAge?: number;
}

function wildcard(pattern: string, value: string): boolean {
  const [start = '', end] = pattern.split('*', 2);
  if (end === undefined) return pattern === value;
  return value.length >= start.length + end.length && value.startsWith(start) && value.endsWith(end);
}

/**
 * Returns the `Access-Control-*` headers of S3's answer, by the first matching rule; `undefined` if no rule matches.
 * `requestedHeaders` are those that a preflight request asks for.
 */
export function corsHeaders(
  rules: readonly CorsRule[],
  origin: string,
  method: string,
  requestedHeaders: readonly string[] = [],
): Record<string, string> | undefined {
  for (const rule of rules) {
    const allowed = rule.AllowedOrigins.find((pattern) => wildcard(pattern, origin));
    const accepts = (header: string) =>
      (rule.AllowedHeaders ?? []).some((pattern) => wildcard(pattern.toLowerCase(), header.toLowerCase()));
    if (!allowed || !rule.AllowedMethods.includes(method) || !requestedHeaders.every(accepts)) continue;
    return {
      'access-control-allow-origin': allowed === '*' ? '*' : origin,
      ...(allowed !== '*' && { 'access-control-allow-credentials': 'true' }),
      'access-control-allow-methods': rule.AllowedMethods.join(', '),
      ...(requestedHeaders.length > 0 && { 'access-control-allow-headers': requestedHeaders.join(', ') }),
      ...(rule.ExposedHeaders && { 'access-control-expose-headers': rule.ExposedHeaders.join(', ') }),
      ...(rule.MaxAge !== undefined && { 'access-control-max-age': String(rule.MaxAge) }),
      vary: 'Origin, Access-Control-Request-Headers, Access-Control-Request-Method',
    };
  }
  return undefined;
}
