import { Duration, RemovalPolicy, Stack } from 'aws-cdk-lib';
import { AccessLogFormat } from 'aws-cdk-lib/aws-apigateway';
import {
  HttpApi as Api,
  type CfnStage,
  type HttpMethod,
  type HttpRoute,
  HttpStage,
  LogGroupLogDestination,
} from 'aws-cdk-lib/aws-apigatewayv2';
import { HttpLambdaAuthorizer, HttpLambdaResponseType } from 'aws-cdk-lib/aws-apigatewayv2-authorizers';
import { HttpLambdaIntegration } from 'aws-cdk-lib/aws-apigatewayv2-integrations';
import { LogGroup, type RetentionDays } from 'aws-cdk-lib/aws-logs';
import { Construct } from 'constructs';
import type { Endpoint, Group } from '#shared/api/endpoint/endpoint.ts';
import { handlerCode } from '../handler-code.ts';
import { HandlerFunction } from '../handler-function.ts';
import { type OriginSecret, originVerifyHeader } from '../origin-secret.ts';
import { type EndpointFunction, functionTimeout } from './endpoint-function.ts';
import { routeThrottle } from './route-throttle.ts';

export interface HttpApiProps {
  readonly endpoints: readonly Endpoint[];
  readonly functions: Readonly<Record<Group, EndpointFunction>>;
  /** Folder with `authorizer/handler.ts`. */
  readonly functionsDir: string;
  readonly originSecret: OriginSecret;
  readonly logRetention: RetentionDays;
}

/**
 * How long the authorizer's answer about a secret is cached. After a rotation the old secret is accepted for this long.
 */
const authorizerCacheTtl = Duration.minutes(5);

/**
 * One route per endpoint, to its group's function, for requests that came through the distribution: others are refused
 * before a function runs. There is no default route: an unknown path is 404.
 */
export class HttpApi extends Construct {
  readonly api: Api;
  readonly stage: HttpStage;
  /** The authorizer, which recognizes requests of the distribution. */
  readonly authorizer: HandlerFunction;

  constructor(scope: Construct, id: string, props: HttpApiProps) {
    super(scope, id);
    const { endpoints, functions, functionsDir, originSecret, logRetention } = props;
    this.api = new Api(this, 'Api', { apiName: Stack.of(this).stackName, createDefaultStage: false });
    this.stage = new HttpStage(this, 'Stage', {
      httpApi: this.api,
      autoDeploy: true,
      throttle: { rateLimit: 200, burstLimit: 400 },
      accessLogSettings: {
        destination: new LogGroupLogDestination(
          new LogGroup(this, 'AccessLogs', {
            // With this prefix the log group needs no line of its own in the account's resource policy, whose size is
            // limited.
            logGroupName: `/aws/vendedlogs/apis/${Stack.of(this).stackName}`,
            retention: logRetention,
            removalPolicy: RemovalPolicy.DESTROY,
          }),
        ),
        format: accessLogFormat,
      },
    });
    this.authorizer = new HandlerFunction(this, 'Authorizer', {
      code: handlerCode(functionsDir, 'authorizer'),
      memorySize: 128,
      timeout: Duration.seconds(5),
      logRetention,
      environment: { ORIGIN_VERIFY: originSecret.accepted },
    });
    const authorizer = new HttpLambdaAuthorizer('Authorizer', this.authorizer, {
      identitySource: [`$request.header.${originVerifyHeader}`],
      responseTypes: [HttpLambdaResponseType.SIMPLE],
      resultsCacheTtl: authorizerCacheTtl,
    });
    const integrations = new Map<Group, HttpLambdaIntegration>();
    const routes = endpoints.flatMap(({ method, path, group }) => {
      const integration = integrations.get(group) ?? integrationOf(group, functions[group]);
      integrations.set(group, integration);
      return this.api.addRoutes({ path, methods: [method as HttpMethod], integration, authorizer });
    });
    this.throttle(endpoints, routes);
  }

  /**
   * Sets a limit for each route. The library can set only one for all routes together, with which a flood of one route would
   * block all.
   */
  private throttle(endpoints: readonly Endpoint[], routes: readonly HttpRoute[]): void {
    const stage = this.stage.node.defaultChild as CfnStage;
    stage.routeSettings = Object.fromEntries(
      endpoints.map((endpoint) => {
        const { rateLimit, burstLimit } = routeThrottle(endpoint);
        return [
          `${endpoint.method} ${endpoint.path}`,
          { ThrottlingRateLimit: rateLimit, ThrottlingBurstLimit: burstLimit },
        ];
      }),
    );
    // AWS refuses stage settings for a route that does not exist yet.
    stage.node.addDependency(...routes);
  }
}

function integrationOf(group: Group, endpointFunction: EndpointFunction): HttpLambdaIntegration {
  return new HttpLambdaIntegration(group, endpointFunction, {
    timeout: functionTimeout.plus(Duration.seconds(1)),
    // One permission for each function instead of one for each route: a function's policy is limited to 20 kB.
    scopePermissionToRoute: false,
  });
}

/**
 * The fields of the access log. The client's IP address is left out because it is always CloudFront's, and the path
 * because the path of a private preview gives access to the preview.
 */
const accessLogFormat = AccessLogFormat.custom(
  JSON.stringify({
    requestId: '$context.requestId',
    time: '$context.requestTime',
    route: '$context.routeKey',
    status: '$context.status',
    latencyMs: '$context.responseLatency',
    responseBytes: '$context.responseLength',
    // The error message is left out: it is not escaped and could break the line.
    error: '$context.error.responseType',
    integrationError: '$context.integrationErrorMessage',
  }),
);
