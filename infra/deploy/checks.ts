import { resolveTxt } from 'node:dns/promises';
import { DescribeCertificateCommand } from '@aws-sdk/client-acm';
import { DescribeAlarmsCommand } from '@aws-sdk/client-cloudwatch';
import { DescribeContinuousBackupsCommand, DescribeTableCommand } from '@aws-sdk/client-dynamodb';
import { GetAccountSettingsCommand } from '@aws-sdk/client-lambda';
import { GetAccountCommand, GetEmailIdentityCommand } from '@aws-sdk/client-sesv2';
import { ListSubscriptionsByTopicCommand } from '@aws-sdk/client-sns';
import { mailDomainOf } from '#infra/constructs/follow-up/mail-sender.ts';
import type { Settings } from '../settings.ts';
import {
  type Clients,
  type DeployedStack,
  findStacks,
  isWanted,
  outputsOf,
  type Part,
  parts,
  resourcesIn,
  stackNames,
} from './deployed-site.ts';
import type { StoredChecks } from './stored-checks.ts';

/** A deployed site, and how to read its state. */
export interface Deployment {
  readonly settings: Settings;
  readonly clients: Record<'site' | 'edge', Clients>;
  readonly stacks: Partial<Record<Part, DeployedStack>>;
  /** The outputs of the site's stack. */
  readonly outputs: Readonly<Record<string, string>>;
  readonly fetch: typeof fetch;
  /** Returns the TXT records of a name. Throws when there are none. */
  readonly resolveTxt: (name: string) => Promise<string[][]>;
  /** Returns the checks of the stored data. */
  readonly stored: (tableName: string) => Promise<StoredChecks>;
}

/**
 * Finds a deployed site.
 * @throws one sentence when the stack of the site does not exist
 */
export async function findDeployment(
  settings: Settings,
  clients: Deployment['clients'],
  stored: Deployment['stored'],
): Promise<Deployment> {
  const stacks = await findStacks(settings, clients);
  if (!stacks.site) {
    const region = await clients.site.cloudFormation.config.region();
    throw new Error(`There is no stack ${stackNames(settings).site} in ${region}: npm run deploy makes it.`);
  }
  return { settings, clients, stacks, outputs: outputsOf(stacks.site), fetch, resolveTxt, stored };
}

/** Returns the open tasks of one check: a sentence each, none if all is done. */
type Check = (site: Deployment) => Promise<readonly string[]>;

/** The checks of a site that is ready, by the names that `npm run doctor` prints. */
export const checks = {
  Stacks: async ({ stacks, settings }) => {
    const names = stackNames(settings);
    return parts.flatMap((part) => {
      const stack = stacks[part]?.stack;
      const status = stack?.StackStatus ?? '';
      if (!isWanted(part, settings))
        return stack
          ? [`${names[part]} is no longer asked for and costs: npm run remove -- --only ${part}.`]
          : [];
      if (!stack) return [`${names[part]} does not exist: npm run deploy makes it.`];
      if (status.endsWith('_IN_PROGRESS')) return [`${names[part]} is being changed right now (${status}).`];
      if (!/^(CREATE|UPDATE|IMPORT)_COMPLETE$/.test(status))
        return [
          `The last change of ${names[part]} failed (${status}): CloudFormation, Events, says why; mend it and deploy.`,
        ];
      return [];
    });
  },

  'Protection of data': async ({ clients, stacks, outputs, settings }) => {
    if (settings.stage !== 'production') return [];
    const TableName = outputs.TableName ?? '';
    const [table, backups] = await Promise.all([
      clients.site.database.send(new DescribeTableCommand({ TableName })),
      clients.site.database.send(new DescribeContinuousBackupsCommand({ TableName })),
    ]);
    const recovery =
      backups.ContinuousBackupsDescription?.PointInTimeRecoveryDescription?.PointInTimeRecoveryStatus;
    return [
      ...(stacks.site?.stack.EnableTerminationProtection
        ? []
        : [`The stack ${stackNames(settings).site} is not protected from removal: deploy again.`]),
      ...(table.Table?.DeletionProtectionEnabled
        ? []
        : ['The table is not protected from deletion: deploy again.']),
      ...(recovery === 'ENABLED' ? [] : ['Point-in-time recovery of the table is off: deploy again.']),
    ];
  },

  Address: async ({ settings, outputs, fetch }) => {
    const { customDomain, siteUrl } = settings;
    if (!customDomain)
      return settings.isListed || settings.stage !== 'production'
        ? []
        : [`Set siteUrl to the site's address, which is ${outputs.SiteUrl}, and deploy again.`];
    const names = [customDomain.domainName, ...customDomain.otherNames];
    const unreached = await Promise.all(
      names.map(async (name) => ((await answersByCloudFront(fetch, `https://${name}/`)) ? [] : [name])),
    );
    return unreached
      .flat()
      .map(
        (name) =>
          `${name} does not lead to the site: in its DNS, point it at ${outputs.DnsTarget} (CNAME, or an alias for a name without www); ${siteUrl} is what visitors use.`,
      );
  },

  Certificate: async ({ settings, clients }) => {
    const { customDomain } = settings;
    if (!customDomain) return [];
    const { Certificate } = await clients.edge.certificates.send(
      new DescribeCertificateCommand({ CertificateArn: customDomain.certificateArn }),
    );
    if (Certificate?.Status !== 'ISSUED')
      return [
        `The certificate is ${Certificate?.Status ?? 'gone'}: create the DNS records that it asks for.`,
      ];
    const covered = Certificate.SubjectAlternativeNames ?? [];
    return [customDomain.domainName, ...customDomain.otherNames]
      .filter((name) => !covered.some((one) => isCovered(name, one)))
      .map((name) => `The certificate does not name ${name}: ask for one that does, and set certificateArn.`);
  },

  Pages: async ({ outputs, fetch }) => {
    const paths = ['/', '/ar', '/api/site-content'];
    const answers = await Promise.all(
      paths.map(
        async (path) => [path, await statusOf(fetch, `https://${outputs.DnsTarget}${path}`)] as const,
      ),
    );
    return answers.flatMap(([path, status]) =>
      // The requests use the distribution's own name, even if the site has a domain, so a redirect is also accepted.
      status === 200 || status === 301 || status === 308
        ? []
        : [`${path} answers ${status}: docs/runbook.md, site-errors, says where to look.`],
    );
  },

  Mail: async ({ settings, clients, resolveTxt, outputs }) => {
    const { mailFrom } = settings;
    if (!mailFrom) return [];
    const domain = mailDomainOf(mailFrom);
    const { mails } = clients.site;
    const [account, identity, policies] = await Promise.all([
      mails.send(new GetAccountCommand({})),
      mails.send(new GetEmailIdentityCommand({ EmailIdentity: domain })),
      resolveTxt(`_dmarc.${domain}`).catch(() => []),
    ]);
    const records = Object.keys(outputs).filter((name) => name.startsWith('MailSenderDnsRecord')).length;
    const returnDomain = identity.MailFromAttributes;
    return [
      ...(account.SendingEnabled
        ? []
        : ['SES has paused sending: answer what it asks (SES, Account dashboard).']),
      ...(account.ProductionAccessEnabled
        ? []
        : [
            'SES is in its sandbox, where nothing is mailed: ask for production access (SES, Account dashboard).',
          ]),
      ...(identity.VerifiedForSendingStatus
        ? []
        : [
            `${domain} is not verified: put the ${records > 0 ? 'records of the outputs MailSenderDnsRecord…' : 'DKIM records that SES shows'} into its DNS.`,
          ]),
      ...(returnDomain?.MailFromDomain && returnDomain.MailFromDomainStatus !== 'SUCCESS'
        ? [`${returnDomain.MailFromDomain} is not verified: put its MX and SPF records into the DNS.`]
        : []),
      ...(policies.some((texts) => /^v=DMARC1\b/i.test(texts.join('')))
        ? []
        : [`_dmarc.${domain} has no DMARC record: add TXT "v=DMARC1; p=none".`]),
    ];
  },

  Alarms: async ({ settings, stacks }) => {
    const { alarmEmail, stage } = settings;
    if (!alarmEmail)
      return stage === 'production' ? ['Nobody is told when something is wrong: set alarmEmail.'] : [];
    const left = await Promise.all(
      [stacks.site, stacks.watch].map(async (deployed) =>
        deployed ? await alarmsLeft(deployed, alarmEmail) : [],
      ),
    );
    return left.flat();
  },

  Quota: async ({ settings, clients }) => {
    const { AccountLimit } = await clients.site.functions.send(new GetAccountSettingsCommand({}));
    const quota = AccountLimit?.ConcurrentExecutions ?? 0;
    return [
      ...(quota < 1000
        ? [
            `Lambda may run ${quota} functions at once: ask for 1,000 (Service Quotas, AWS Lambda, Concurrent executions).`,
          ]
        : []),
      ...(quota === settings.concurrency
        ? []
        : [`Set concurrency to ${quota}, Lambda's quota in the region, and deploy again.`]),
    ];
  },

  Administrators: async (site) => (await storedChecksOf(site)).administrators(),

  Notifications: async (site) => (site.settings.mailFrom ? (await storedChecksOf(site)).recipients() : []),

  Company: async (site) =>
    site.settings.stage === 'production' ? (await storedChecksOf(site)).placeholders() : [],

  Claims: async (site) => (site.settings.stage === 'production' ? (await storedChecksOf(site)).claims() : []),
} as const satisfies Record<string, Check>;

/** The result of a check. It could not be made if there is a `problem`. */
export interface Finding {
  readonly name: string;
  readonly left: readonly string[];
  readonly problem?: string;
}

/** Makes all checks. A check that cannot be made does not prevent the others. */
export async function runChecks(site: Deployment): Promise<Finding[]> {
  return Promise.all(
    Object.entries<Check>(checks).map(async ([name, check]): Promise<Finding> => {
      try {
        return { name, left: await check(site) };
      } catch (error) {
        return { name, left: [], problem: error instanceof Error ? error.message : String(error) };
      }
    }),
  );
}

/** Returns the lines that say what all checks found. */
export function reportOf(findings: readonly Finding[]): string[] {
  return findings.flatMap(({ name, left, problem }) => {
    if (problem !== undefined) return [`?  ${name} could not be asked for: ${problem}`];
    if (left.length === 0) return [`✓  ${name}`];
    return left.map((sentence) => `!  ${name}: ${sentence}`);
  });
}

const storedChecksOf = ({ stored, outputs }: Deployment) => stored(outputs.TableName ?? '');

/** Returns the open tasks of a stack's alarms: unconfirmed subscriptions, and active alarms. */
async function alarmsLeft(deployed: DeployedStack, address: string): Promise<string[]> {
  const { clients, stack } = deployed;
  const resources = await resourcesIn(deployed);
  const idsOf = (type: string) =>
    resources.flatMap(({ ResourceType, PhysicalResourceId = '' }) =>
      ResourceType === type && PhysicalResourceId ? [PhysicalResourceId] : [],
    );
  const subscriptions = await Promise.all(
    idsOf('AWS::SNS::Topic').map(async (TopicArn) => {
      const { Subscriptions = [] } = await clients.topics.send(
        new ListSubscriptionsByTopicCommand({ TopicArn }),
      );
      return Subscriptions;
    }),
  );
  const mine = subscriptions.flat().filter(({ Endpoint }) => Endpoint === address);
  const isConfirmed = mine.some(({ SubscriptionArn }) => SubscriptionArn?.startsWith('arn:'));
  const { MetricAlarms = [] } = await clients.alarms.send(
    new DescribeAlarmsCommand({ AlarmNames: idsOf('AWS::CloudWatch::Alarm'), StateValue: 'ALARM' }),
  );
  return [
    ...(isConfirmed
      ? []
      : [
          `${address} does not get the alarms of ${stack.StackName}: confirm what SNS mailed within three days of the deployment, or subscribe the address again in SNS.`,
        ]),
    ...MetricAlarms.map(({ AlarmName = '' }) => {
      const section = AlarmName.slice(`${stack.StackName}-`.length);
      return `${AlarmName} rings: docs/runbook.md, ${section}, says what to do.`;
    }),
  ];
}

async function answersByCloudFront(fetchPage: typeof fetch, address: string): Promise<boolean> {
  try {
    const { headers } = await fetchPage(address, { method: 'HEAD', redirect: 'manual', ...timeout() });
    return headers.has('x-amz-cf-id');
  } catch {
    return false;
  }
}

/** Returns the status of a page, or why there is none. */
async function statusOf(fetchPage: typeof fetch, address: string): Promise<number | string> {
  try {
    const { status } = await fetchPage(address, { redirect: 'manual', ...timeout() });
    return status;
  } catch (error) {
    return error instanceof Error ? `nothing (${error.message})` : 'nothing';
  }
}

const timeout = () => ({ signal: AbortSignal.timeout(10_000) });

/** Returns true if a name in a certificate, which may begin with `*.`, covers a domain. */
function isCovered(domain: string, name: string): boolean {
  return name === domain || (name.startsWith('*.') && domain.slice(domain.indexOf('.')) === name.slice(1));
}
