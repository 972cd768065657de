import { describe, expect, test } from 'vitest';
import { headersFrom } from '#infra/emulator/http/http-message.ts';
import { findRoute } from '#infra/emulator/http-api/routes.ts';
import { createStageThrottle, type RouteSettings } from '#infra/emulator/http-api/throttle.ts';
import { stackOf } from '#infra/emulator/testing/stack.ts';
import { readWebAcl } from '#infra/emulator/waf/web-acl.ts';
import { edgeTemplateOf, templateOf } from '#infra/testing/synthesize.ts';

/** The template with the limits. The tests simulate floods that last a minute against these limits, and send no requests. */
const site = stackOf(templateOf().toJSON().Resources);
const edge = stackOf(edgeTemplateOf().toJSON().Resources);
const routes = site
  .resources<{ RouteKey: string }>('AWS::ApiGatewayV2::Route')
  .map(({ properties }) => ({ key: properties.RouteKey, target: undefined }));
const [stage] = site.resources<{
  DefaultRouteSettings?: RouteSettings;
  RouteSettings?: Record<string, RouteSettings>;
}>('AWS::ApiGatewayV2::Stage');
const [acl] = edge.resources('AWS::WAFv2::WebACL');

type Arrival = (method: string, path: string, from: string, now: number) => boolean;

/** Returns a function that tells whether a request reaches a Lambda function. */
function entrance(withWebAcl: boolean): Arrival {
  const throttle = createStageThrottle(
    routes.map(({ key }) => key),
    stage?.properties.DefaultRouteSettings,
    stage?.properties.RouteSettings,
  );
  const webAcl = withWebAcl ? readWebAcl(edge, `${acl?.name}`) : undefined;
  const common = { query: '', headers: headersFrom({}), body: Buffer.alloc(0) };
  return (method, path, sourceIp, now) => {
    if (webAcl?.({ method, path, sourceIp, ...common }, now)) return false;
    const route = findRoute(routes, method, path);
    return route !== undefined && throttle(route.key, now);
  };
}

/**
 * Returns how many requests get through while one address sends 2,000 a second and sixty visitors send a message and a login
 * each.
 */
function during(method: string, path: string, withWebAcl: boolean) {
  const arrives = entrance(withWebAcl);
  const through = { messages: 0, logins: 0, flood: 0 };
  for (let second = 0; second < 60; second += 1) {
    for (let sent = 0; sent < 2000; sent += 1) {
      const now = second * 1000 + sent / 2;
      if (arrives(method, path, '198.51.100.66', now)) through.flood += 1;
      if (sent !== 1000) continue;
      if (arrives('POST', '/api/contact', `203.0.113.${second}`, now)) through.messages += 1;
      if (arrives('POST', '/api/login', `203.0.113.${second}`, now)) through.logins += 1;
    }
  }
  return through;
}

const floods = [
  ['GET', '/api/user'],
  ['GET', '/api/site-content'],
  ['POST', '/api/contact'],
  ['POST', '/api/login'],
] as const;

describe.each(floods)('while one address floods %s %s', (method, path) => {
  test('other visitors send and sign in, with the web ACL', () => {
    const { messages, logins, flood } = during(method, path, true);
    expect(messages).toBeGreaterThanOrEqual(57);
    expect(logins).toBeGreaterThanOrEqual(57);
    expect(flood).toBeLessThanOrEqual(4000);
  });

  test('without it they use everything except the flooded route', () => {
    const { messages, logins } = during(method, path, false);
    if (path !== '/api/contact') expect(messages).toBeGreaterThanOrEqual(57);
    if (path !== '/api/login') expect(logins).toBeGreaterThanOrEqual(57);
  });
});
