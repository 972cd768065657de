import type { Template } from 'aws-cdk-lib/assertions';
import { describe, expect, test } from 'vitest';
import { resourcesOf, templateOf } from '#infra/testing/synthesize.ts';

const production = templateOf();
const staging = templateOf({ stage: 'staging' });

function bucketsOf(template: Template) {
  return Object.entries(resourcesOf(template, 'AWS::S3::Bucket'));
}

function statementsOf(bucket: string) {
  const policies = Object.values(resourcesOf(production, 'AWS::S3::BucketPolicy'));
  const policy = policies.find(({ Properties }) => Properties.Bucket.Ref === bucket);
  return policy?.Properties.PolicyDocument.Statement ?? [];
}

test('there are four: for the site, for images, for backups, for CVs', () => {
  expect(bucketsOf(production).map(([id]) => id.replace(/[0-9A-F]{8}$/, ''))).toEqual([
    'WebBucket',
    'ImageBucket',
    'BackupRunnerBackupsBucket',
    'CvBucket',
  ]);
});

describe.each(bucketsOf(production))('%s', (id, { Properties: properties, DeletionPolicy }) => {
  test('is private, without ACLs, encrypted', () => {
    expect(properties.PublicAccessBlockConfiguration).toEqual({
      BlockPublicAcls: true,
      BlockPublicPolicy: true,
      IgnorePublicAcls: true,
      RestrictPublicBuckets: true,
    });
    expect(properties.OwnershipControls.Rules).toEqual([{ ObjectOwnership: 'BucketOwnerEnforced' }]);
    expect(properties.BucketEncryption).toBeDefined();
  });

  test('refuses requests without TLS', () => {
    expect(statementsOf(id)).toContainEqual(
      expect.objectContaining({ Effect: 'Deny', Condition: { Bool: { 'aws:SecureTransport': 'false' } } }),
    );
  });

  const allowed = statementsOf(id).filter((statement: { Effect: string }) => statement.Effect === 'Allow');
  if (/^(Cv|BackupRunnerBackups)Bucket/.test(id))
    test('allows access to nobody, not even the distribution', () => {
      expect(allowed).toEqual([]);
      expect(properties).not.toHaveProperty('VersioningConfiguration');
    });
  else
    test('lets only this distribution read, and not list, so that a missing key is 403', () => {
      const toCloudFront = allowed.filter(
        (statement: { Principal: { Service?: string } }) =>
          statement.Principal.Service === 'cloudfront.amazonaws.com',
      );
      expect(toCloudFront).toHaveLength(1);
      expect(toCloudFront[0].Action).toBe('s3:GetObject');
      expect(JSON.stringify(toCloudFront[0].Condition)).toContain('CdnDistribution');
      const others = allowed.filter((statement: object) => !toCloudFront.includes(statement));
      // The function that empties the bucket before its deletion.
      expect(others.map(({ Principal }: { Principal: object }) => JSON.stringify(Principal))).toEqual(
        id.startsWith('WebBucket') ? [expect.stringContaining('CustomS3AutoDeleteObjects')] : [],
      );
    });

  const isWeb = id.startsWith('WebBucket');
  test(
    isWeb ? 'goes with the stack: all in it can be built again' : 'stays when the stack of production goes',
    () => {
      // Unlike `Retain`, this leaves nothing behind when the first deployment fails.
      expect(DeletionPolicy).toBe(isWeb ? 'Delete' : 'RetainExceptOnCreate');
    },
  );
});

test('in another stage all are emptied and deleted with the stack', () => {
  expect(bucketsOf(staging).map(([, { DeletionPolicy }]) => DeletionPolicy)).toEqual([
    'Delete',
    'Delete',
    'Delete',
    'Delete',
  ]);
  staging.resourceCountIs('Custom::S3AutoDeleteObjects', 4);
  production.resourceCountIs('Custom::S3AutoDeleteObjects', 1);
});

test('pages of any address may upload with a signed form, and read nothing', () => {
  const [web, images, backups, cvs] = bucketsOf(production).map(
    ([, { Properties }]) => Properties.CorsConfiguration,
  );
  expect([web, backups]).toEqual([undefined, undefined]);
  expect(images.CorsRules).toEqual([{ AllowedMethods: ['POST'], AllowedOrigins: ['*'], MaxAge: 3600 }]);
  expect(cvs.CorsRules).toEqual(images.CorsRules);
});

test('if the site has a domain of its own, only its pages may upload CVs', () => {
  const certificateArn = 'arn:aws:acm:us-east-1:111111111111:certificate/1';
  const own = templateOf({ siteUrl: 'https://shop.test', domainName: 'shop.test', certificateArn });
  const [, , , cvs] = bucketsOf(own).map(([, { Properties }]) => Properties.CorsConfiguration);
  expect(cvs.CorsRules).toMatchObject([{ AllowedMethods: ['POST'], AllowedOrigins: ['https://shop.test'] }]);
});

test('a deleted picture can be restored for 90 days; other buckets keep no old versions', () => {
  const versionings = bucketsOf(production).map(([, { Properties }]) => Properties.VersioningConfiguration);
  expect(versionings).toEqual([undefined, { Status: 'Enabled' }, undefined, undefined]);
});

test('unfinished uploads expire after a day, with their old versions', () => {
  production.hasResourceProperties('AWS::S3::Bucket', {
    LifecycleConfiguration: {
      Rules: [
        {
          ...{ Id: 'expire-staging', Prefix: 'staging/', ExpirationInDays: 1, Status: 'Enabled' },
          NoncurrentVersionExpiration: { NoncurrentDays: 1 },
        },
        {
          ...{ Id: 'expire-trash', Prefix: 'trash/', ExpirationInDays: 30, Status: 'Enabled' },
          NoncurrentVersionExpiration: { NoncurrentDays: 1 },
        },
        {
          ...{ Id: 'expire-old-versions', Prefix: 'images/', Status: 'Enabled' },
          NoncurrentVersionExpiration: { NoncurrentDays: 90 },
        },
        { Id: 'expire-marks-of-deletions', ExpiredObjectDeleteMarker: true, Status: 'Enabled' },
        {
          Id: 'abort-unfinished-uploads',
          AbortIncompleteMultipartUpload: { DaysAfterInitiation: 1 },
          Status: 'Enabled',
        },
      ],
    },
  });
});

test('CVs without a message expire after a day, others after six months', () => {
  production.hasResourceProperties('AWS::S3::Bucket', {
    LifecycleConfiguration: {
      Rules: [
        { Id: 'expire-waiting', Prefix: 'waiting/', ExpirationInDays: 1, Status: 'Enabled' },
        { Id: 'expire-checked', Prefix: 'checked/', ExpirationInDays: 1, Status: 'Enabled' },
        { Id: 'expire-kept', Prefix: 'kept/', ExpirationInDays: 180, Status: 'Enabled' },
        {
          Id: 'abort-unfinished-uploads',
          AbortIncompleteMultipartUpload: { DaysAfterInitiation: 1 },
          Status: 'Enabled',
        },
      ],
    },
  });
});

test('restore points expire after 35 days, results of comparisons after a day', () => {
  production.hasResourceProperties('AWS::S3::Bucket', {
    LifecycleConfiguration: {
      Rules: [
        { Id: 'expire-points', Prefix: 'points/', ExpirationInDays: 35, Status: 'Enabled' },
        { Id: 'expire-comparisons', Prefix: 'comparisons/', ExpirationInDays: 1, Status: 'Enabled' },
        {
          Id: 'abort-unfinished-uploads',
          AbortIncompleteMultipartUpload: { DaysAfterInitiation: 1 },
          Status: 'Enabled',
        },
      ],
    },
  });
});
