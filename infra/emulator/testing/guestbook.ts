import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { App, Stack } from 'aws-cdk-lib';
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
import { AttributeType, BillingMode, Table } from 'aws-cdk-lib/aws-dynamodb';
import { Code, Function as LambdaFunction, Runtime } from 'aws-cdk-lib/aws-lambda';
import { Bucket, CfnBucket } from 'aws-cdk-lib/aws-s3';
import { BucketDeployment, Source } from 'aws-cdk-lib/aws-s3-deployment';
import { functionCode } from './guestbook-function.ts';

const pages = {
  'index.html': '<!doctype html><title>Guestbook</title>',
  'missing.html': '<!doctype html><title>Nothing here</title>',
  'assets/words.js': 'export const words = 1;\n'.repeat(100),
};

/** `/` is a page, and `/old` has moved. */
const pageRequest = `async function handler({ request }) {
  if (request.uri === '/old') return { statusCode: 301, headers: { location: { value: '/' } } };
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

/**
 * Synthesizes a stack that has one of everything that is emulated, as small as can be: a page, a table of notes, and a
 * function that writes and reads them but may delete none. Answers where it is.
 */
export function synthesizeGuestbook(folder: string): string {
  const app = new App({ outdir: join(folder, 'cdk.out') });
  const stack = new Stack(app, 'Guestbook');
  const table = new Table(stack, 'Notes', {
    partitionKey: { name: 'pk', type: AttributeType.STRING },
    sortKey: { name: 'sk', type: AttributeType.STRING },
    billingMode: BillingMode.PAY_PER_REQUEST,
  });
  const notes = new LambdaFunction(stack, 'NotesFunction', {
    code: Code.fromAsset(write(join(folder, 'function'), { 'index.js': functionCode })),
    handler: 'index.handler',
    runtime: Runtime.NODEJS_24_X,
    environment: { TABLE_NAME: table.tableName },
  });
  table.grant(notes, 'dynamodb:PutItem', 'dynamodb:GetItem');
  const api = new HttpApi(stack, 'Api');
  const integration = new HttpLambdaIntegration('Notes', notes);
  api.addRoutes({ path: '/notes', methods: [HttpMethod.POST], integration });
  api.addRoutes({ path: '/notes/{id}', methods: [HttpMethod.GET, HttpMethod.DELETE], integration });

  const bucket = Bucket.fromCfnBucket(new CfnBucket(stack, 'Pages'));
  const responseHeadersPolicy = new ResponseHeadersPolicy(stack, 'Headers', {
    securityHeadersBehavior: { frameOptions: { frameOption: HeadersFrameOption.DENY, override: true } },
  });
  const viewerRequest = new EdgeFunction(stack, 'PageRequest', {
    code: FunctionCode.fromInline(pageRequest),
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
  new BucketDeployment(stack, 'Deployment', {
    sources: [Source.asset(write(join(folder, 'pages'), pages))],
    destinationBucket: bucket,
    distribution,
  });
  return app.synth().directory;
}
