import { Duration } from 'aws-cdk-lib';
import { Rule, Schedule } from 'aws-cdk-lib/aws-events';
import { LambdaFunction } from 'aws-cdk-lib/aws-events-targets';
import { PolicyStatement } from 'aws-cdk-lib/aws-iam';
import type { RetentionDays } from 'aws-cdk-lib/aws-logs';
import { Construct } from 'constructs';
import { pointDays } from '#shared/backups.ts';
import { backupRunnerAccess } from './api/table-access.ts';
import type { DataTable } from './data-table.ts';
import { handlerCode } from './handler-code.ts';
import { HandlerFunction } from './handler-function.ts';
import type { ImageBucket } from './image-bucket.ts';
import { PrivateBucket } from './private-bucket.ts';

export interface BackupRunnerProps {
  /** Folder with `backup-runner/handler.ts`. */
  readonly functionsDir: string;
  /** True to keep the restore points when the stack is deleted. */
  readonly durable: boolean;
  readonly data: DataTable;
  readonly images: ImageBucket;
  readonly logRetention: RetentionDays;
}

/** How often the backup runner checks whether the restore point of the day is made, and whether a job was interrupted. */
const looked = Duration.minutes(5);

/**
 * Makes the daily restore points that owners can go back to in the admin area, and runs their jobs. Nothing else may
 * restore: the function that answers the admin area's requests only stores the job and calls this one.
 */
export class BackupRunner extends Construct {
  readonly handlerFunction: HandlerFunction;
  private readonly backups: PrivateBucket;

  constructor(
    scope: Construct,
    id: string,
    { functionsDir, durable, data, images, logRetention }: BackupRunnerProps,
  ) {
    super(scope, id);
    this.backups = new PrivateBucket(this, 'Backups', {
      durable,
      lifecycleRules: [
        { id: 'expire-points', prefix: 'points/', expiration: Duration.days(pointDays) },
        { id: 'expire-comparisons', prefix: 'comparisons/', expiration: Duration.days(1) },
        { id: 'abort-unfinished-uploads', abortIncompleteMultipartUploadAfter: Duration.days(1) },
      ],
    });
    this.handlerFunction = new HandlerFunction(this, 'Function', {
      code: handlerCode(functionsDir, 'backup-runner'),
      memorySize: 1024,
      // Work that takes longer is continued by the next call.
      timeout: Duration.minutes(15),
      // No retry: the next scheduled call does the missing work.
      retryAttempts: 0,
      maxEventAge: looked,
      logRetention,
      environment: {},
    });
    data.grant(this.handlerFunction, backupRunnerAccess);
    images.grantRestoring(this.handlerFunction);
    this.allow(this.handlerFunction, ['s3:GetObject', 's3:PutObject'], 'points/*');
    this.allow(this.handlerFunction, ['s3:PutObject'], 'comparisons/*');
    new Rule(this, 'Look', {
      description: 'Makes the backup of the day, and goes on with work on backups that was broken off',
      schedule: Schedule.rate(looked),
      targets: [new LambdaFunction(this.handlerFunction, { retryAttempts: 0 })],
    });
  }

  /**
   * Allows a function to call the backup runner (`BACKUP_RUNNER_FUNCTION`), and to read restore points and results of comparisons.
   */
  grantInvoke(handlerFunction: HandlerFunction): void {
    handlerFunction.addToRolePolicy(
      new PolicyStatement({
        actions: ['lambda:InvokeFunction'],
        resources: [this.handlerFunction.functionArn],
      }),
    );
    handlerFunction.addEnvironment('BACKUP_RUNNER_FUNCTION', this.handlerFunction.functionName);
    this.allow(handlerFunction, ['s3:GetObject'], 'comparisons/*', 'points/*');
  }

  private allow(handlerFunction: HandlerFunction, actions: string[], ...keys: string[]): void {
    const { bucket } = this.backups;
    handlerFunction.addToRolePolicy(
      new PolicyStatement({ actions, resources: keys.map((key) => bucket.arnForObjects(key)) }),
    );
    handlerFunction.addEnvironment('BACKUP_BUCKET', bucket.bucketName);
  }
}
