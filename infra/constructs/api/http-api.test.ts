import { Match } from 'aws-cdk-lib/assertions';
import { describe, expect, test } from 'vitest';
import { resourcesOf, templateOf } from '#infra/testing/synthesize.ts';
import type { Endpoint } from '#shared/api/endpoint/endpoint.ts';
import { endpoints } from '#shared/api/table.ts';
import { functionTimeout } from './endpoint-function.ts';

const template = templateOf();
const routes = Object.values(resourcesOf(template, 'AWS::ApiGatewayV2::Route'));
const integrations = resourcesOf(template, 'AWS::ApiGatewayV2::Integration');

function integrationOf(routeKey: string) {
  const route = routes.find(({ Properties }) => Properties.RouteKey === routeKey);
  const target: { Ref: string } = route?.Properties.Target['Fn::Join'][1][1];
  return integrations[target.Ref]?.Properties;
}

describe.each(Object.entries(endpoints))('%s', (_name, { method, path, group }) => {
  test(`${method} ${path} is integrated with the function of ${group}`, () => {
    const [functionId] = integrationOf(`${method} ${path}`)?.IntegrationUri['Fn::GetAtt'] ?? [];
    expect(functionId).toMatch(new RegExp(`^${group}function[0-9A-F]{8}$`));
  });
});

test('there is no other route: unknown paths are 404', () => {
  expect(routes).toHaveLength(Object.keys(endpoints).length);
});

test('no two endpoints share a route', () => {
  const keys = Object.values(endpoints).map(
    ({ method, path }) => `${method} ${path.replace(/\{[^}]+\}/g, '{}')}`,
  );
  expect(new Set(keys).size).toBe(keys.length);
});

test('functions get payload version 2.0, and time out before the API’s limit of 30 s', () => {
  for (const { Properties } of Object.values(integrations)) {
    expect(Properties.PayloadFormatVersion).toBe('2.0');
    expect(Properties.TimeoutInMillis).toBeGreaterThan(functionTimeout.toMilliseconds());
    expect(Properties.TimeoutInMillis).toBeLessThan(30_000);
  }
});

test('each function and the authorizer need one permission, not one for each route', () => {
  const permissions = Object.values(resourcesOf(template, 'AWS::Lambda::Permission')).filter(
    ({ Properties }) => Properties.Principal === 'apigateway.amazonaws.com',
  );
  expect(permissions).toHaveLength(Object.keys(integrations).length + 1);
});

const [stage] = Object.values(resourcesOf(template, 'AWS::ApiGatewayV2::Stage'));

describe('limits', () => {
  const settings: Record<string, { ThrottlingRateLimit: number; ThrottlingBurstLimit: number }> =
    stage?.Properties.RouteSettings;
  const limitOf = ({ method, path }: Endpoint) => {
    const { ThrottlingRateLimit: rate = 0, ThrottlingBurstLimit: burst = 0 } =
      settings[`${method} ${path}`] ?? {};
    return { rate, burst };
  };
  const all = Object.entries<Endpoint>(endpoints);

  test('each route has its own limit, so that a flood of one route blocks no other', () => {
    expect(Object.keys(settings).sort()).toEqual(
      all.map(([, { method, path }]) => `${method} ${path}`).sort(),
    );
    for (const [name, endpoint] of all) {
      expect(limitOf(endpoint).rate, name).toBeGreaterThan(0);
      expect(limitOf(endpoint).burst, name).toBeGreaterThanOrEqual(limitOf(endpoint).rate);
    }
  });

  test('public writes are limited more than public reads, and password hashing most of all', () => {
    const open = all.map(([, endpoint]) => endpoint).filter(({ access }) => access === 'public');
    const forms = open.filter(({ method }) => method !== 'GET').map((endpoint) => limitOf(endpoint).rate);
    const readings = open.filter(({ method }) => method === 'GET').map((endpoint) => limitOf(endpoint).rate);
    expect(Math.max(...forms)).toBeLessThan(Math.min(...readings));
    expect(limitOf(endpoints.login).rate).toBeLessThan(limitOf(endpoints.sendContactMessage).rate);
  });

  test('are created after their routes, as AWS requires', () => {
    const ids = Object.keys(resourcesOf(template, 'AWS::ApiGatewayV2::Route'));
    expect(stage?.DependsOn).toEqual(expect.arrayContaining(ids));
  });
});

test('the only stage limits the rate and logs each request', () => {
  template.resourceCountIs('AWS::ApiGatewayV2::Stage', 1);
  template.hasResourceProperties('AWS::ApiGatewayV2::Stage', {
    StageName: '$default',
    AutoDeploy: true,
    DefaultRouteSettings: { ThrottlingRateLimit: 200, ThrottlingBurstLimit: 400 },
  });
  const { DestinationArn, Format } = stage?.Properties.AccessLogSettings ?? {};
  expect(DestinationArn['Fn::GetAtt'][0]).toMatch(/^HttpAccessLogs/);
  expect(JSON.parse(Format)).toMatchObject({ requestId: '$context.requestId', status: '$context.status' });
  // The message is not escaped: a quotation mark in it would break the JSON line.
  expect(Format).not.toContain('$context.error.message');
  // A path may contain a secret, such as that of a private preview. The route is enough to name the endpoint.
  expect(Format).not.toMatch(/\$context\.(path|http\.path)|querystring/i);
  expect(JSON.parse(Format)).toMatchObject({ route: '$context.routeKey' });
});

test('no other site may read its answers', () => {
  const [api] = Object.values(resourcesOf(template, 'AWS::ApiGatewayV2::Api'));
  expect(api?.Properties.CorsConfiguration).toBeUndefined();
});

test('the access log has the name prefix that needs no resource policy', () => {
  template.hasResourceProperties('AWS::Logs::LogGroup', {
    LogGroupName: Match.stringLikeRegexp('^/aws/vendedlogs/'),
  });
});

test('every log group has an expiry', () => {
  for (const { Properties } of Object.values(resourcesOf(template, 'AWS::Logs::LogGroup'))) {
    expect(Properties.RetentionInDays).toBe(90);
  }
});

test('every route uses the authorizer, which is called only with the secret’s header, and whose answer is cached', () => {
  const [[id, { Properties: authorizer } = { Properties: {} }] = []] = Object.entries(
    resourcesOf(template, 'AWS::ApiGatewayV2::Authorizer'),
  );
  expect(authorizer).toMatchObject({
    ...{ AuthorizerType: 'REQUEST', EnableSimpleResponses: true, AuthorizerResultTtlInSeconds: 300 },
    ...{ IdentitySource: ['$request.header.x-origin-verify'], AuthorizerPayloadFormatVersion: '2.0' },
  });
  const routes = Object.values(resourcesOf(template, 'AWS::ApiGatewayV2::Route'));
  expect(routes.length).toBeGreaterThan(100);
  for (const { Properties } of routes)
    expect(Properties).toMatchObject({ AuthorizationType: 'CUSTOM', AuthorizerId: { Ref: id } });
});
