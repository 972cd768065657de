import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { CfnOutput, Stack, type StackProps } from 'aws-cdk-lib';
import { RetentionDays } from 'aws-cdk-lib/aws-logs';
import type { Construct } from 'constructs';
import type { BuiltRenderer } from '#infra/built-renderer.ts';
import { EndpointFunction } from '#infra/constructs/api/endpoint-function.ts';
import { HttpApi } from '#infra/constructs/api/http-api.ts';
import { tableAccessOf } from '#infra/constructs/api/table-access.ts';
import { BackupRunner } from '#infra/constructs/backup-runner.ts';
import { AllowedInline } from '#infra/constructs/cdn/allowed-inline.ts';
import { Cdn, type CustomDomain } from '#infra/constructs/cdn/cdn.ts';
import { WebDeployment } from '#infra/constructs/cdn/web-deployment.ts';
import { CvBucket } from '#infra/constructs/cv-bucket.ts';
import { DataTable } from '#infra/constructs/data-table.ts';
import { endLogsOfEmptying } from '#infra/constructs/emptying-logs.ts';
import { failureQueue } from '#infra/constructs/follow-table.ts';
import { FollowUp } from '#infra/constructs/follow-up/follow-up.ts';
import { MailSender, type MailSenderProps } from '#infra/constructs/follow-up/mail-sender.ts';
import { ImageBucket } from '#infra/constructs/image-bucket.ts';
import { Monitoring } from '#infra/constructs/monitoring/monitoring.ts';
import { OriginSecret } from '#infra/constructs/origin-secret.ts';
import { PrivateBucket } from '#infra/constructs/private-bucket.ts';
import { PublishedRelease, Publisher } from '#infra/constructs/publisher/publisher.ts';
import { Scheduler } from '#infra/constructs/scheduler.ts';
import { VaultCopies, type VaultCopiesProps } from '#infra/constructs/vault-copies.ts';
import { type Group, groups } from '#shared/api/endpoint/endpoint.ts';
import { endpoints } from '#shared/api/table.ts';

export interface SiteStackProps extends StackProps {
  /** `production` keeps its data when the stack is deleted; any other stage is deleted with its data. */
  readonly stage: string;
  /** The site's own URL, without a trailing slash. */
  readonly siteUrl: string;
  /** Folder of the built site. */
  readonly distDir: string;
  /** The renderer of that build. */
  readonly renderer: BuiltRenderer;
  /** Folder of the handlers. */
  readonly functionsDir: string;
  /** True if search engines may list the site. */
  readonly isListed: boolean;
  /** True if HSTS also applies to all subdomains of the domain, including those that other servers answer. */
  readonly hstsIncludeSubdomains: boolean;
  readonly customDomain?: CustomDomain;
  /** @default no web ACL */
  readonly webAclArn?: string;
  /** How often the secret between distribution and functions was replaced. */
  readonly secretRotation: number;
  /** Copies of table and pictures in a vault. @default none */
  readonly vaultCopies?: Pick<VaultCopiesProps, 'copyTo'>;
  /** The sender's address. @default no mails */
  readonly mailFrom?: string;
  /** Whether the stack creates the SES identity of the sender's domain, or uses an existing one. */
  readonly mailIdentity: MailSenderProps['identity'];
  /** The recipient of alarms. @default no monitoring */
  readonly alarmEmail?: string;
  /** Lambda's quota of concurrent function calls in the account and region. */
  readonly concurrency: number;
  /** The commit that is deployed. @default not known */
  readonly release?: string;
}

/**
 * The memory of each function, in MB. Lambda gives a function more processor time for more memory. `session` and `backups` hash
 * passwords on a whole processor, `images` renders pictures on nearly two, `previews` renders pages, and `cvs` reads files of 5
 * MB.
 */
const memorySizes: Record<Group, number> = {
  session: 1769,
  people: 512,
  messages: 512,
  cvs: 1024,
  content: 512,
  images: 3008,
  posts: 512,
  previews: 1769,
  newsletter: 512,
  privacy: 512,
  mail: 512,
  share: 512,
  usage: 512,
  backups: 1769,
};

/** The site: API, table, buckets, distribution and background functions of one stage. */
export class SiteStack extends Stack {
  constructor(scope: Construct, id: string, props: SiteStackProps) {
    super(scope, id, props);
    const { stage, siteUrl, distDir, renderer, functionsDir } = props;
    if (!existsSync(join(distDir, 'index.html'))) {
      throw new Error(`There is no built site in ${distDir}: run \`npm run build\` first.`);
    }
    const durable = stage === 'production';
    const logRetention = durable ? RetentionDays.THREE_MONTHS : RetentionDays.ONE_WEEK;

    const allEndpoints = Object.values(endpoints);
    const data = new DataTable(this, 'Data', { durable });
    const originSecret = new OriginSecret(this, 'OriginSecret', { rotation: props.secretRotation });
    const functions = Object.fromEntries(
      groups.map((group) => {
        const endpointFunction = new EndpointFunction(this, `${group}-function`, {
          group,
          functionsDir,
          renderer,
          memorySize: memorySizes[group],
          logRetention,
          environment: { SITE_URL: siteUrl, ORIGIN_VERIFY: originSecret.accepted },
        });
        data.grant(endpointFunction, tableAccessOf(group, allEndpoints));
        return [group, endpointFunction];
      }),
    ) as Record<Group, EndpointFunction>;
    const http = new HttpApi(this, 'Http', {
      ...{ endpoints: allEndpoints, functions, functionsDir, originSecret, logRetention },
    });

    // Everything in the web bucket can be built again.
    const { bucket: webBucket } = new PrivateBucket(this, 'WebBucket', { durable: false });
    const web = new WebDeployment(this, 'Web', { distDir, bucket: webBucket, logRetention });
    const failed = failureQueue(this);
    const publisher = new Publisher(this, 'Publisher', {
      failed,
      functionsDir,
      renderer,
      data,
      webBucket,
      logRetention,
    });
    const published = new PublishedRelease(this, 'Published', { publisher, renderer, after: web.assets });
    const sender = props.mailFrom
      ? this.addSender({ address: props.mailFrom, identity: props.mailIdentity, durable }, functions)
      : undefined;
    const followUp = new FollowUp(this, 'FollowUp', {
      ...{ functionsDir, data, siteUrl, failed, logRetention },
      ...(sender && { sender }),
    });
    const scheduler = new Scheduler(this, 'Scheduler', { functionsDir, data, logRetention });
    const images = new ImageBucket(this, 'ImageBucket', { durable });
    images.grantUploads(functions.images);
    const backupRunner = new BackupRunner(this, 'BackupRunner', {
      functionsDir,
      durable,
      data,
      images,
      logRetention,
    });
    backupRunner.grantInvoke(functions.backups);
    const cvs = new CvBucket(this, 'CvBucket', {
      durable,
      ...(props.customDomain && { siteOrigin: `https://${props.customDomain.domainName}` }),
    });
    cvs.grantUploads(functions.cvs);
    cvs.grantKeeping(followUp.handlerFunction);
    const { distribution } = new Cdn(this, 'Cdn', {
      webBucket,
      images,
      cvs,
      published,
      inline: new AllowedInline(this, 'Inline', { distDir, publisher }),
      api: http.api,
      endpoints: allEndpoints,
      isListed: props.isListed,
      hstsIncludeSubdomains: props.hstsIncludeSubdomains,
      originSecret,
      ...(props.webAclArn && { webAclArn: props.webAclArn }),
      ...(props.customDomain && { customDomain: props.customDomain }),
    });
    // The functions have to accept the secret before the distribution sends it.
    distribution.node.addDependency(http.authorizer, ...Object.values(functions));
    web.copyFiles(distribution);
    if (props.alarmEmail) {
      const { alarmEmail, concurrency } = props;
      new Monitoring(this, 'Monitoring', {
        ...{
          alarmEmail,
          functions,
          stage: http.stage,
          data,
          publisher,
          followUp,
          scheduler,
          backupRunner,
          authorizer: http.authorizer,
          failed,
          concurrency,
        },
      });
    }

    if (props.vaultCopies)
      new VaultCopies(this, 'VaultCopies', {
        ...{ ...props.vaultCopies, durable, data, images },
        ...{ backupRunner: backupRunner.handlerFunction, shownBy: functions.backups },
      });

    endLogsOfEmptying(this, logRetention);

    new CfnOutput(this, 'SiteUrl', {
      value: `https://${props.customDomain?.domainName ?? distribution.distributionDomainName}`,
    });
    new CfnOutput(this, 'DnsTarget', { value: distribution.distributionDomainName });
    // The commands that copy all stored data need the names of these resources.
    new CfnOutput(this, 'TableName', { value: data.table.tableName });
    new CfnOutput(this, 'ImageBucketName', { value: images.bucket.bucketName });
    new CfnOutput(this, 'CvBucketName', { value: cvs.bucket.bucketName });
    new CfnOutput(this, 'DistributionId', { value: distribution.distributionId });
    if (props.release) new CfnOutput(this, 'Release', { value: props.release });
  }

  /** Adds the sender of mails. The mail group may send test mails, and the people group gets the sender's address. */
  private addSender(props: MailSenderProps, functions: Record<Group, EndpointFunction>): MailSender {
    const sender = new MailSender(this, 'MailSender', props);
    sender.grant(functions.mail);
    sender.tell(functions.people);
    return sender;
  }
}
