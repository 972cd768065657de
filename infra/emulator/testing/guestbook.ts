import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { App, CfnOutput, CustomResource, Duration, Stack } from 'aws-cdk-lib';
import { HttpApi, HttpMethod } from 'aws-cdk-lib/aws-apigatewayv2';
import { HttpLambdaIntegration } from 'aws-cdk-lib/aws-apigatewayv2-integrations';
import {
  AllowedMethods,
  CachePolicy,
  Distribution,
  Function as EdgeFunction,
  FunctionCode,
  FunctionEventType,
  FunctionRuntime,
  HeadersFrameOption,
  OriginRequestPolicy,
  ResponseHeadersPolicy,
} from 'aws-cdk-lib/aws-cloudfront';
import { HttpOrigin, S3BucketOrigin } from 'aws-cdk-lib/aws-cloudfront-origins';
import { AttributeType, BillingMode, StreamViewType, Table } from 'aws-cdk-lib/aws-dynamodb';
import { Rule, Schedule } from 'aws-cdk-lib/aws-events';
import { LambdaFunction as FunctionTarget } from 'aws-cdk-lib/aws-events-targets';
import { PolicyStatement } from 'aws-cdk-lib/aws-iam';
import {
  Code,
  FilterCriteria,
  FilterRule,
  Function as LambdaFunction,
  Runtime,
  StartingPosition,
} from 'aws-cdk-lib/aws-lambda';
import { SqsDlq } from 'aws-cdk-lib/aws-lambda-event-sources';
import { Bucket, CfnBucket, type IBucket } from 'aws-cdk-lib/aws-s3';
import { BucketDeployment, Source } from 'aws-cdk-lib/aws-s3-deployment';
import { Queue } from 'aws-cdk-lib/aws-sqs';
import { bellCode, bellWords } from './guestbook-bell.ts';
import { functionCode } from './guestbook-function.ts';

const pages = {
  'missing.html': '<!doctype html><title>Nothing here</title>',
  'assets/words.js': 'export const words = 1;\n'.repeat(100),
};

/** Returns an edge function: `/` is a page, and the path `moved` redirects to `/`. */
const pageRequest = (moved: string) => `async function handler({ request }) {
  if (request.uri === '${moved}') return { statusCode: 301, headers: { location: { value: '/' } } };
  if (request.uri === '/') request.uri = '/index.html';
  return request;
}`;

function write(folder: string, files: Readonly<Record<string, string>>): string {
  for (const [path, content] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), content);
  }
  return folder;
}

/** The properties in which another version of the guestbook differs. */
export interface Version {
  readonly title?: string;
  /** The path that redirects to `/`. @default `/old` */
  readonly moved?: string;
  /** Code that is appended to the function. */
  readonly code?: string;
  /** The name of the table's sort key. */
  readonly sortKey?: string;
}

/**
 * Synthesizes a minimal stack that has one of everything that is emulated: a page, a table of notes, a function that writes and
 * reads notes but may not delete them, and a bell that rings for each change of a note. Returns its path.
 */
export function synthesizeGuestbook(folder: string, version: Version = {}): string {
  const { title = 'Guestbook', moved = '/old', code = '', sortKey = 'sk' } = version;
  const app = new App({ outdir: join(folder, 'cdk.out') });
  const stack = new Stack(app, 'Guestbook');
  const table = new Table(stack, 'Notes', {
    partitionKey: { name: 'pk', type: AttributeType.STRING },
    sortKey: { name: sortKey, type: AttributeType.STRING },
    billingMode: BillingMode.PAY_PER_REQUEST,
    stream: StreamViewType.KEYS_ONLY,
  });
  const notes = new LambdaFunction(stack, 'NotesFunction', {
    code: Code.fromAsset(write(join(folder, 'function'), { 'index.js': functionCode + code })),
    handler: 'index.handler',
    runtime: Runtime.NODEJS_24_X,
    environment: { TABLE_NAME: table.tableName },
  });
  table.grant(notes, 'dynamodb:PutItem', 'dynamodb:GetItem');
  const api = new HttpApi(stack, 'Api');
  const integration = new HttpLambdaIntegration('Notes', notes);
  api.addRoutes({ path: '/notes', methods: [HttpMethod.POST], integration });
  api.addRoutes({ path: '/notes/{id}', methods: [HttpMethod.GET, HttpMethod.DELETE], integration });
  api.addRoutes({ path: '/notes/{id}/rung', methods: [HttpMethod.GET], integration });

  const bucket = Bucket.fromCfnBucket(new CfnBucket(stack, 'Pages'));
  new CfnOutput(stack, 'PagesName', { value: bucket.bucketName });
  const responseHeadersPolicy = new ResponseHeadersPolicy(stack, 'Headers', {
    securityHeadersBehavior: { frameOptions: { frameOption: HeadersFrameOption.DENY, override: true } },
  });
  const viewerRequest = new EdgeFunction(stack, 'PageRequest', {
    code: FunctionCode.fromInline(pageRequest(moved)),
    runtime: FunctionRuntime.JS_2_0,
  });
  const distribution = new Distribution(stack, 'Distribution', {
    defaultBehavior: {
      origin: S3BucketOrigin.withOriginAccessControl(bucket),
      cachePolicy: CachePolicy.CACHING_OPTIMIZED,
      responseHeadersPolicy,
      functionAssociations: [{ eventType: FunctionEventType.VIEWER_REQUEST, function: viewerRequest }],
    },
    additionalBehaviors: {
      '/notes*': {
        origin: new HttpOrigin(`${api.apiId}.execute-api.${stack.region}.amazonaws.com`),
        allowedMethods: AllowedMethods.ALLOW_ALL,
        cachePolicy: CachePolicy.CACHING_DISABLED,
        originRequestPolicy: OriginRequestPolicy.ALL_VIEWER_EXCEPT_HOST_HEADER,
      },
    },
    errorResponses: [{ httpStatus: 403, responseHttpStatus: 404, responsePagePath: '/missing.html' }],
  });
  const deployment = new BucketDeployment(stack, 'Deployment', {
    sources: [
      Source.asset(
        write(join(folder, 'pages'), { ...pages, 'index.html': `<!doctype html><title>${title}</title>` }),
      ),
    ],
    destinationBucket: bucket,
    distribution,
  });
  addBell(stack, { folder, table, bucket }).node.addDependency(deployment);
  return app.synth().directory;
}

/**
 * Adds the function that reads the table's stream, with a rule that calls it regularly. Returns its custom resource, the sign.
 */
function addBell(
  stack: Stack,
  { folder, table, bucket }: { folder: string; table: Table; bucket: IBucket },
): CustomResource {
  const files = { 'index.js': bellCode, 'words.mjs': bellWords };
  const bell = new LambdaFunction(stack, 'Bell', {
    code: Code.fromAsset(write(join(folder, 'bell'), files)),
    handler: 'index.handler',
    runtime: Runtime.NODEJS_24_X,
    timeout: Duration.seconds(20),
    environment: { TABLE_NAME: table.tableName, BUCKET: bucket.bucketName },
  });
  table.grant(bell, 'dynamodb:UpdateItem');
  // The library's grant to put objects allows more than that.
  bell.addToRolePolicy(
    new PolicyStatement({ actions: ['s3:PutObject'], resources: [bucket.arnForObjects('*')] }),
  );
  table.grantStreamRead(bell);
  bell.addEventSourceMapping('Changes', {
    eventSourceArn: String(table.tableStreamArn),
    startingPosition: StartingPosition.TRIM_HORIZON,
    filters: [FilterCriteria.filter({ dynamodb: { Keys: { sk: { S: FilterRule.isEqual('note') } } } })],
    onFailure: new SqsDlq(new Queue(stack, 'Unheard')),
  });
  new Rule(stack, 'Hourly', {
    schedule: Schedule.rate(Duration.hours(1)),
    targets: [new FunctionTarget(bell)],
  });
  const properties = { Key: 'sign.txt' };
  return new CustomResource(stack, 'Sign', {
    serviceToken: bell.functionArn,
    resourceType: 'Custom::Sign',
    properties,
  });
}
