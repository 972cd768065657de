import { expect, test } from 'vitest';
import { resourcesOf, stackOf, templateOf } from '#infra/testing/synthesize.ts';

const backupVaultArn = 'arn:aws:backup:eu-west-1:222222222222:backup-vault:site';

test('there is no vault by default, since it costs money', () => {
  expect(Object.keys(resourcesOf(templateOf(), 'AWS::Backup::BackupPlan'))).toEqual([]);
});

test('table and pictures are copied once a week, kept for 35 days, and copied to the second vault', () => {
  const template = templateOf({ backupVaultArn });
  const [plan] = Object.values(resourcesOf(template, 'AWS::Backup::BackupPlan'));
  const lifecycle = { DeleteAfterDays: 35 };
  expect(plan?.Properties.BackupPlan.BackupPlanRule).toEqual([
    expect.objectContaining({
      ...{ ScheduleExpression: 'cron(0 1 ? * SUN *)', Lifecycle: lifecycle },
      CopyActions: [{ DestinationBackupVaultArn: backupVaultArn, Lifecycle: lifecycle }],
    }),
  ]);
  const [selection] = Object.values(resourcesOf(template, 'AWS::Backup::BackupSelection'));
  const what = JSON.stringify(selection?.Properties.BackupSelection.Resources);
  expect(what).toMatch(/DataTable.*ImageBucket/);
  expect(what).not.toContain('CvBucket');
});

test('in production copies are kept when the stack is deleted, and cannot be deleted early', () => {
  const vaultOf = (stage: string) =>
    Object.values(resourcesOf(templateOf({ stage, backups: true }), 'AWS::Backup::BackupVault'))[0];
  // A failed first deployment must leave no vault behind: the next deployment could not create one with the same name.
  expect(vaultOf('production')).toMatchObject({ DeletionPolicy: 'RetainExceptOnCreate' });
  expect(JSON.stringify(vaultOf('production')?.Properties.AccessPolicy)).toContain(
    'backup:DeleteRecoveryPoint',
  );
  expect(vaultOf('staging')).toMatchObject({ DeletionPolicy: 'Delete' });
});

test('only the stack with production’s data is protected from deletion', () => {
  expect(stackOf().terminationProtection).toBe(true);
  expect(stackOf({ webAcl: false }).terminationProtection).toBe(true);
  expect(stackOf({ stage: 'staging' }).terminationProtection).toBe(false);
});

test('failed copies of this site’s table and pictures are reported to the backup runner', () => {
  const rules = Object.entries(resourcesOf(templateOf({ backups: true }), 'AWS::Events::Rule'));
  const [, rule] = rules.find(([id]) => id.startsWith('VaultCopies')) ?? [];
  const { EventPattern: pattern, Targets: targets } = rule?.Properties ?? {};
  expect(pattern).toMatchObject({
    source: ['aws.backup'],
    'detail-type': ['Backup Job State Change', 'Copy Job State Change'],
  });
  expect(pattern.detail.state).toContain('FAILED');
  expect(JSON.stringify(pattern.detail.resourceArn)).toMatch(/DataTable.*ImageBucket/);
  expect(JSON.stringify(targets)).toContain('BackupRunnerFunction');
});

test('the admin area gets the name of the vault, if there is one', () => {
  const vaultIn = (more: Record<string, unknown>) =>
    Object.entries(resourcesOf(templateOf(more), 'AWS::Lambda::Function')).find(([id]) =>
      id.startsWith('backupsfunction'),
    )?.[1].Properties.Environment.Variables.BACKUP_VAULT;
  expect(JSON.stringify(vaultIn({ backups: true }))).toContain('VaultCopies');
  expect(vaultIn({})).toBeUndefined();
});
