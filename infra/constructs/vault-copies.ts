import { Duration, RemovalPolicy } from 'aws-cdk-lib';
import { BackupPlan, BackupPlanRule, BackupResource, BackupVault } from 'aws-cdk-lib/aws-backup';
import { Schedule } from 'aws-cdk-lib/aws-events';
import { ManagedPolicy, Role, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import { Construct } from 'constructs';
import type { DataTable } from './data-table.ts';
import type { ImageBucket } from './image-bucket.ts';

export interface VaultCopiesProps {
  /** True to keep the vault when the stack is deleted, and to refuse the deletion of copies before their time. */
  readonly durable: boolean;
  readonly data: DataTable;
  readonly images: ImageBucket;
  /** The ARN of a vault of another region or account that each is copied to. @default none */
  readonly copyTo?: string;
}

/** As long as the table's own point-in-time recovery: deleted personal data are gone after it. */
const keptFor = Duration.days(35);

/** The policies that AWS Backup names for its role. */
const policies = ['AWSBackupServiceRolePolicyForBackup', 'AWSBackupServiceRolePolicyForS3Backup'];

/**
 * Weekly copies of the table and the pictures in a vault, where neither a mistake in the table nor a removed stack reaches
 * them. CVs are left out: a deleted one is gone.
 */
export class VaultCopies extends Construct {
  constructor(scope: Construct, id: string, { durable, data, images, copyTo }: VaultCopiesProps) {
    super(scope, id);
    const vault = new BackupVault(this, 'Vault', {
      removalPolicy: durable ? RemovalPolicy.RETAIN : RemovalPolicy.DESTROY,
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
  }
}
