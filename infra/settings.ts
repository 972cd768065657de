import type { Node } from 'constructs';
import * as z from 'zod/mini';
import type { CustomDomain } from './constructs/cdn.ts';

/** What may be set in the CDK context: in `cdk.json`, or with `-c name=value`. */
const schema = z.object({
  stage: z
    .string('is missing')
    .check(z.regex(/^[a-z][a-z0-9-]{0,20}$/, 'has to be a short name in lower case')),
  siteUrl: z.string('is missing').check(z.refine(isOrigin, 'has to be like https://www.example.com')),
  domainName: z.optional(z.string()),
  certificateArn: z.optional(
    z.string().check(z.regex(/^arn:[a-z-]+:acm:us-east-1:/, 'has to be that of a certificate in us-east-1')),
  ),
  alarmEmail: z.optional(z.email('has to be an e-mail address')),
  policyChecks: z._default(z.union([z.boolean(), z.stringbool()], 'has to be true or false'), true),
});

export interface Settings {
  /** `production` keeps its data when the stack goes. */
  readonly stage: string;
  /** The site's own address, without a trailing slash. */
  readonly siteUrl: string;
  readonly customDomain?: CustomDomain;
  readonly alarmEmail?: string;
  /** Whether synthesis also checks the stack against the AWS Solutions rules. */
  readonly policyChecks: boolean;
}

/**
 * Reads the settings from the CDK context.
 *
 * @throws one sentence that names the setting and what is wrong with it
 */
export function readSettings(node: Node): Settings {
  const parsed = schema.safeParse(
    Object.fromEntries(Object.keys(schema.shape).map((name) => [name, node.tryGetContext(name)])),
  );
  if (!parsed.success) {
    const [problem] = parsed.error.issues;
    throw new Error(`CDK context: ${problem?.path.join('.')} ${problem?.message}.`);
  }
  const { stage, siteUrl, domainName, certificateArn, alarmEmail, policyChecks } = parsed.data;
  if (Boolean(domainName) !== Boolean(certificateArn)) {
    throw new Error('CDK context: domainName and certificateArn need each other.');
  }
  if (domainName && new URL(siteUrl).host !== domainName) {
    throw new Error(`CDK context: siteUrl has to be https://${domainName}, the address visitors use.`);
  }
  return {
    stage,
    siteUrl,
    policyChecks,
    ...(domainName && certificateArn && { customDomain: { domainName, certificateArn } }),
    ...(alarmEmail && { alarmEmail }),
  };
}

function isOrigin(address: string): boolean {
  return URL.canParse(address) && new URL(address).origin === address && address.startsWith('https:');
}
