import { Duration, RemovalPolicy } from 'aws-cdk-lib';
import { BackupPlan, BackupPlanRule, BackupResource, BackupVault } from 'aws-cdk-lib/aws-backup';
import { Rule, Schedule } from 'aws-cdk-lib/aws-events';
import { LambdaFunction } from 'aws-cdk-lib/aws-events-targets';
import { ManagedPolicy, Role, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import { Construct } from 'constructs';
import type { DataTable } from './data-table.ts';
import type { HandlerFunction } from './handler-function.ts';
import type { ImageBucket } from './image-bucket.ts';

export interface VaultCopiesProps {
  /** True to keep the vault when the stack is deleted, and to refuse the deletion of copies before their time. */
  readonly durable: boolean;
  readonly data: DataTable;
  readonly images: ImageBucket;
  /** Receives events about failed copies, and logs them for an alarm. */
  readonly backupRunner: HandlerFunction;
  /** The function that tells the admin area where the copies are (`BACKUP_VAULT`). */
  readonly shownBy: HandlerFunction;
  /** The ARN of a vault in another region or account to which each copy is also copied. @default none */
  readonly copyTo?: string;
}

/** As long as the table's point-in-time recovery, so that deleted personal data exist nowhere after this time. */
const keptFor = Duration.days(35);

/** The managed policies that AWS Backup requires for its role. */
const policies = ['AWSBackupServiceRolePolicyForBackup', 'AWSBackupServiceRolePolicyForS3Backup'];

/**
 * Weekly copies of the table and the pictures in a vault, where neither a mistake in the table nor a removed stack reaches
 * them. CVs are left out, so that no copy of a deleted CV exists.
 */
export class VaultCopies extends Construct {
  constructor(scope: Construct, id: string, props: VaultCopiesProps) {
    super(scope, id);
    const { durable, data, images, backupRunner, shownBy, copyTo } = props;
    const vault = new BackupVault(this, 'Vault', {
      // Not `RETAIN`, which would also keep the vault of a failed first deployment. The vault's name is always the same, so
      // the next deployment could not create it.
      removalPolicy: durable ? RemovalPolicy.RETAIN_ON_UPDATE_OR_DELETE : RemovalPolicy.DESTROY,
      blockRecoveryPointDeletion: durable,
    });
    const plan = new BackupPlan(this, 'Plan', {
      backupVault: vault,
      backupPlanRules: [
        new BackupPlanRule({
          ruleName: 'weekly',
          // Sunday, 4 o'clock in Baghdad.
          scheduleExpression: Schedule.cron({ minute: '0', hour: '1', weekDay: 'SUN' }),
          deleteAfter: keptFor,
          ...(copyTo !== undefined && {
            copyActions: [
              {
                destinationBackupVault: BackupVault.fromBackupVaultArn(this, 'CopyTo', copyTo),
                deleteAfter: keptFor,
              },
            ],
          }),
        }),
      ],
    });
    const role = new Role(this, 'Role', {
      assumedBy: new ServicePrincipal('backup.amazonaws.com'),
      managedPolicies: policies.map((name) =>
        ManagedPolicy.fromAwsManagedPolicyName(name.endsWith('S3Backup') ? name : `service-role/${name}`),
      ),
    });
    plan.addSelection('What', {
      role,
      disableDefaultBackupPolicy: true,
      resources: [
        BackupResource.fromDynamoDbTable(data.table),
        BackupResource.fromArn(images.bucket.bucketArn),
      ],
    });
    new Rule(this, 'NotMade', {
      description: 'Tells of copies in the vault that were not made',
      eventPattern: {
        source: ['aws.backup'],
        detailType: ['Backup Job State Change', 'Copy Job State Change'],
        detail: {
          state: ['FAILED', 'ABORTED', 'EXPIRED', 'PARTIAL'],
          // Other backups of the account report on the same event bus.
          resourceArn: [data.table.tableArn, images.bucket.bucketArn],
        },
      },
      targets: [new LambdaFunction(backupRunner, { retryAttempts: 10 })],
    });
    shownBy.addEnvironment('BACKUP_VAULT', vault.backupVaultName);
  }
}
