import type { Node } from 'constructs';
import * as z from 'zod/mini';
import type { CustomDomain } from '#infra/constructs/cdn/cdn.ts';
import { webAclLimits } from '#infra/constructs/cdn/web-acl-limits.ts';

/** One domain or several: a list in `cdk.json`, separated by commas on the command line. */
const domains = z.pipe(
  z.union([z.array(z.string()), z.string()]),
  z.transform((given) => (typeof given === 'string' ? given.split(/[\s,]+/).filter(Boolean) : given)),
);

/** The settings in the CDK context: in `cdk.json`, or with `-c name=value`. */
const schema = z.object({
  name: z._default(
    z
      .string()
      .check(
        z.regex(/^[A-Z][A-Za-z0-9-]{0,19}$/, 'has to be a short name that begins with a capital letter'),
      ),
    'Site',
  ),
  stage: z
    .string('is missing')
    .check(z.regex(/^[a-z][a-z0-9-]{0,20}$/, 'has to be a short name in lower case')),
  siteUrl: z.string('is missing').check(z.refine(isOrigin, 'has to be like https://www.shop.iq')),
  domainName: z.optional(domains),
  certificateArn: z.optional(
    z.string().check(z.regex(/^arn:[a-z-]+:acm:us-east-1:/, 'has to be that of a certificate in us-east-1')),
  ),
  alarmEmail: z.optional(z.union([z.literal('none'), z.email()], 'has to be an e-mail address, or none')),
  mailFrom: z.optional(
    z.union([z.literal('none'), z.email()], 'has to be an e-mail address of a domain of yours, or none'),
  ),
  mailIdentity: z._default(z.enum(['create', 'existing'], 'has to be create or existing'), 'create'),
  hstsIncludeSubdomains: flag(false),
  webAcl: z.optional(z.union([z.boolean(), z.stringbool()], 'has to be true or false')),
  edgeLimit: z.optional(
    z.coerce
      .number('has to be a number')
      .check(
        z.int('has to be a whole number'),
        z.minimum(
          webAclLimits.requests,
          `has to be ${webAclLimits.requests} or more, which one address alone may send`,
        ),
      ),
  ),
  secretRotation: z._default(
    z.coerce
      .number('has to be a number')
      .check(z.int('has to be a whole number'), z.minimum(0, 'has to be 0 or more')),
    0,
  ),
  backups: flag(false),
  backupVaultArn: z.optional(
    z
      .string()
      .check(z.regex(/^arn:[a-z-]+:backup:[a-z0-9-]+:\d{12}:backup-vault:.+$/, 'has to be that of a vault')),
  ),
  concurrency: z._default(
    z.coerce
      .number('has to be a number')
      .check(z.int('has to be a whole number'), z.minimum(10, 'has to be 10 or more')),
    10,
  ),
  budget: z._default(
    z.coerce.number('has to be a number').check(z.minimum(1, 'has to be 1 or more, in dollars')),
    25,
  ),
  githubRepository: z.optional(
    z
      .string()
      .check(
        z.regex(
          /^([\w-]+\/[\w.-]+|[\w-]+@\d+\/[\w.-]+@\d+)$/,
          'has to be like owner/name, or owner@123/name@456 with the ids of both',
        ),
      ),
  ),
  githubProvider: z._default(z.enum(['create', 'existing'], 'has to be create or existing'), 'create'),
  release: z.optional(z.string().check(z.regex(/^[\w.+-]{1,64}$/, 'has to be the name of a commit'))),
  policyChecks: flag(true),
});

export interface Settings {
  /** Prefix of the stack's name, so that several sites fit into one account. */
  readonly name: string;
  /** `production` keeps its data when the stack is deleted. */
  readonly stage: string;
  /** The site's own URL, without a trailing slash. */
  readonly siteUrl: string;
  /** True if search engines may list it. */
  readonly isListed: boolean;
  readonly customDomain?: CustomDomain;
  readonly alarmEmail?: string;
  /** The sender's address of mails. */
  readonly mailFrom?: string;
  /** `create` makes the sender's domain an identity of SES; `existing` uses one that the account has. */
  readonly mailIdentity: 'create' | 'existing';
  /** True if browsers may open all subdomains of the domain by https only, including those that other servers answer. */
  readonly hstsIncludeSubdomains: boolean;
  /** True to add a web ACL, which costs something even without visitors. */
  readonly webAcl: boolean;
  /** How many requests for pages, assets and pictures all visitors together may send in five minutes. @default no limit */
  readonly edgeLimit?: number;
  /** How often the secret between distribution and functions was replaced. */
  readonly secretRotation: number;
  /** Lambda's quota of concurrent function calls in the account and region, which is 10 in a new account. */
  readonly concurrency: number;
  /** The monthly cost of the account, in dollars, above which an e-mail is sent; and again at twice and four times as much. */
  readonly budget: number;
  /** Weekly copies of table and pictures in a vault. @default none */
  readonly vaultCopies?: {
    /** The ARN of a vault in another region or account to which each copy is also copied. @default none */
    readonly copyTo?: string;
  };
  /** The repository on GitHub whose workflow may deploy, like `owner/name` or `owner@123/name@456`. @default none */
  readonly githubRepository?: string;
  /** `existing` if the account has GitHub as an identity provider already. */
  readonly githubProvider: 'create' | 'existing';
  /** The commit that is deployed. @default not known */
  readonly release?: string;
  /** True if synthesis also checks the stack against the AWS Solutions rules. */
  readonly policyChecks: boolean;
}

/** Reads the settings from the CDK context of a construct. Throws as {@link settingsFrom} does. */
export function readSettings(node: Node): Settings {
  return settingsFrom(
    Object.fromEntries(Object.keys(schema.shape).map((name) => [name, node.tryGetContext(name)])),
  );
}

/**
 * Checks settings in the form of the CDK context.
 *
 * @throws one sentence that names the setting and what is wrong with it
 */
export function settingsFrom(context: Readonly<Record<string, unknown>>): Settings {
  const unknown = Object.keys(context).find((name) => !(name in schema.shape) && !isOfCdk(name));
  if (unknown !== undefined)
    throw new Error(`CDK context: there is no setting ${unknown}; docs/settings.md lists them.`);
  const parsed = schema.safeParse(context);
  if (!parsed.success) {
    const [problem] = parsed.error.issues;
    throw new Error(`CDK context: ${problem?.path.join('.')} ${problem?.message}.`);
  }
  const { domainName, certificateArn, alarmEmail, mailFrom, backups, backupVaultArn, ...rest } = parsed.data;
  const { githubRepository, release, edgeLimit, ...settings } = rest;
  const { stage, siteUrl } = settings;
  if (stage === 'production') checkProduction(siteUrl, alarmEmail, mailFrom);
  const customDomain = customDomainOf(siteUrl, domainName, certificateArn);
  const webAcl = settings.webAcl ?? stage === 'production';
  if (edgeLimit !== undefined && !webAcl)
    throw new Error('CDK context: edgeLimit is a rule of the web ACL, and needs webAcl=true.');
  return {
    ...{ ...settings, webAcl },
    ...(edgeLimit !== undefined && { edgeLimit }),
    // The local site behaves like production.
    isListed: stage === 'local' || (stage === 'production' && !isUnknownYet(siteUrl)),
    ...(customDomain && { customDomain }),
    ...(githubRepository && { githubRepository }),
    ...(release && { release }),
    ...(alarmEmail && alarmEmail !== 'none' && { alarmEmail }),
    ...(mailFrom && mailFrom !== 'none' && { mailFrom }),
    ...((backups || backupVaultArn) && {
      vaultCopies: { ...(backupVaultArn && { copyTo: backupVaultArn }) },
    }),
  };
}

/** True for the CDK's own settings. Their names begin with a package's name, which contains `/` or `:`. */
function isOfCdk(name: string): boolean {
  return /[/:]/.test(name);
}

function checkProduction(
  siteUrl: string,
  alarmEmail: string | undefined,
  mailFrom: string | undefined,
): void {
  if (/(^|\.)example(\.(com|net|org))?$/.test(new URL(siteUrl).hostname)) {
    throw new Error(
      `CDK context: siteUrl has to be the address visitors will use, not ${siteUrl}; ` +
        'while it is not known yet, https://unknown.invalid.',
    );
  }
  if (!alarmEmail) {
    throw new Error(
      'CDK context: alarmEmail has to say who is told when something is wrong with production, or none.',
    );
  }
  if (!mailFrom) {
    throw new Error(
      'CDK context: mailFrom has to be the address that mails about new messages come from, or none.',
    );
  }
}

/** The first domain is the site's own; the others redirect to it. */
function customDomainOf(
  siteUrl: string,
  [domainName, ...otherNames]: readonly string[] = [],
  certificateArn: string | undefined,
): CustomDomain | undefined {
  if (Boolean(domainName) !== Boolean(certificateArn)) {
    throw new Error('CDK context: domainName and certificateArn need each other.');
  }
  if (!domainName || !certificateArn) return undefined;
  if (new URL(siteUrl).host !== domainName) {
    throw new Error(`CDK context: siteUrl has to be https://${domainName}, the address visitors use.`);
  }
  return { domainName, otherNames, certificateArn };
}

/** True while the site's URL is the placeholder `https://unknown.invalid`. No real domain ends in `.invalid`. */
function isUnknownYet(siteUrl: string): boolean {
  return new URL(siteUrl).hostname.endsWith('.invalid');
}

function isOrigin(address: string): boolean {
  return URL.canParse(address) && new URL(address).origin === address && address.startsWith('https:');
}

function flag(otherwise: boolean) {
  return z._default(z.union([z.boolean(), z.stringbool()], 'has to be true or false'), otherwise);
}
