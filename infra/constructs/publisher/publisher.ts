import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { CustomResource, Duration } from 'aws-cdk-lib';
import { Rule, Schedule } from 'aws-cdk-lib/aws-events';
import { LambdaFunction } from 'aws-cdk-lib/aws-events-targets';
import { PolicyStatement } from 'aws-cdk-lib/aws-iam';
import type { CfnFunction, Code } from 'aws-cdk-lib/aws-lambda';
import type { RetentionDays } from 'aws-cdk-lib/aws-logs';
import type { IBucket } from 'aws-cdk-lib/aws-s3';
import type { Queue } from 'aws-cdk-lib/aws-sqs';
import { Construct, type IConstruct } from 'constructs';
import type { BuiltRenderer } from '#infra/built-renderer.ts';
import { picturesPrefix, releasesPrefix } from '#shared/publishing/addresses.ts';
import { publishedRelease } from '#shared/publishing/publisher.ts';
import { publisherAccess } from '../api/table-access.ts';
import type { DataTable } from '../data-table.ts';
import { followTable } from '../follow-table.ts';
import { handlerCode } from '../handler-code.ts';
import { HandlerFunction } from '../handler-function.ts';
import { publishingWritesPattern } from './publisher-filter.ts';

export interface PublisherProps {
  /** Folder with `publisher/handler.ts`. */
  readonly functionsDir: string;
  readonly renderer: BuiltRenderer;
  readonly data: DataTable;
  readonly webBucket: IBucket;
  /** Keeps reports of writes that could not be published. */
  readonly failed: Queue;
  readonly logRetention: RetentionDays;
}

/** How often the publisher compares all pages with the stored content and repairs missing or outdated ones. */
const comparisonInterval = Duration.minutes(15);

/** Returns the publisher's code with the renderer of the built site, and the files that it needs to draw pictures. */
function publisherCode(functionsDir: string, renderer: BuiltRenderer): Code {
  const libraryFile = (name: string) => fileURLToPath(import.meta.resolve(name));
  return handlerCode(functionsDir, 'publisher', {
    modules: { 'pictures/draw-picture.mjs': 'pictures/draw-picture.ts' },
    beside: {
      'renderer.mjs': renderer.file,
      pictures: join(functionsDir, 'publisher/pictures/assets'),
      'pictures/resvg.wasm': libraryFile('@resvg/resvg-wasm/index_bg.wasm'),
      'pictures/harfbuzz.wasm': join(dirname(libraryFile('harfbuzzjs')), 'harfbuzz.wasm'),
    },
  });
}

/** Writes pages into the web bucket whenever stored data that they show has changed. */
export class Publisher extends Construct {
  readonly handlerFunction: HandlerFunction;

  constructor(scope: Construct, id: string, props: PublisherProps) {
    super(scope, id);
    const { functionsDir, renderer, data, webBucket, failed, logRetention } = props;
    this.handlerFunction = new HandlerFunction(this, 'Function', {
      code: publisherCode(functionsDir, renderer),
      // Rendering gets a whole processor. The timeout is long enough for a release of thousands of pages.
      memorySize: 1769,
      timeout: Duration.minutes(15),
      // A deployment waits up to an hour for the publisher's answer, so its call has to be retried
      // after a crash. The calls of the schedule are also retried, which does no harm: only one
      // publisher works at a time.
      retryAttempts: 2,
      maxEventAge: Duration.hours(1),
      logRetention,
      environment: {},
    });
    data.grant(this.handlerFunction, publisherAccess);
    this.grantPages(webBucket);
    followTable(data, {
      failed,
      handlerFunction: this.handlerFunction,
      filters: publishingWritesPattern(),
      batchSize: 100,
      bisect: false,
      // Retries take some minutes. After that the scheduled comparison of all pages finds the change.
      retryAttempts: 10,
    });
    new Rule(this, 'Reconcile', {
      description: 'Publishes what was stored and, for whatever reason, is not in the pages',
      schedule: Schedule.rate(comparisonInterval),
      targets: [new LambdaFunction(this.handlerFunction, { retryAttempts: 0 })],
    });
  }

  /** Allows the function to write pages, and passes it the bucket's name (`WEB_BUCKET`). */
  private grantPages(webBucket: IBucket): void {
    this.handlerFunction.addToRolePolicy(
      new PolicyStatement({
        actions: ['s3:GetObject', 's3:PutObject', 's3:DeleteObject'],
        resources: [releasesPrefix, picturesPrefix].map((prefix) => webBucket.arnForObjects(`${prefix}*`)),
      }),
    );
    this.handlerFunction.addToRolePolicy(
      new PolicyStatement({
        actions: ['s3:ListBucket'],
        resources: [webBucket.bucketArn],
        // Reading a single object needs the right to list, too, in order to get 404 for a missing one. Such a request
        // has no prefix.
        conditions: { StringLikeIfExists: { 's3:prefix': `${releasesPrefix}*` } },
      }),
    );
    this.handlerFunction.addEnvironment('WEB_BUCKET', webBucket.bucketName);
  }
}

export interface PublishedReleaseProps {
  readonly publisher: Publisher;
  readonly renderer: BuiltRenderer;
  /** Resources that must be deployed before the release is published. */
  readonly after: readonly IConstruct[];
}

/**
 * A release whose pages are in the bucket. It is deployed once the publisher has written them all, and again for each
 * other release, publisher or URL of the site. Resources that send visitors to the release have to depend on it.
 */
export class PublishedRelease extends CustomResource {
  readonly release: string;

  constructor(scope: Construct, id: string, { publisher, renderer, after }: PublishedReleaseProps) {
    const { handlerFunction } = publisher;
    const { code } = handlerFunction.node.defaultChild as CfnFunction;
    super(scope, id, {
      resourceType: publishedRelease,
      serviceToken: handlerFunction.functionArn,
      // CloudFormation's longest wait. If one invocation has too little time, the next one continues.
      serviceTimeout: Duration.hours(1),
      properties: { Release: renderer.release, Code: (code as CfnFunction.CodeProperty).s3Key },
    });
    this.release = renderer.release;
    this.node.addDependency(publisher, ...after);
  }
}
