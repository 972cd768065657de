import { ACMClient } from '@aws-sdk/client-acm';
import {
  CloudFormationClient,
  DescribeStacksCommand,
  paginateListStackResources,
  type Stack,
  type StackResourceSummary,
} from '@aws-sdk/client-cloudformation';
import { CloudWatchClient } from '@aws-sdk/client-cloudwatch';
import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { LambdaClient } from '@aws-sdk/client-lambda';
import { SESv2Client } from '@aws-sdk/client-sesv2';
import { SNSClient } from '@aws-sdk/client-sns';
import type { Settings } from '../settings.ts';

/** The region in which CloudFront's own resources must be, such as certificates and web ACLs. */
export const edgeRegion = 'us-east-1';

/** The parts that a site is deployed in. Each is a stack. */
export const parts = ['site', 'edge', 'watch', 'access'] as const;
export type Part = (typeof parts)[number];

export function stackNames({ name, stage }: Pick<Settings, 'name' | 'stage'>): Record<Part, string> {
  const site = `${name}-${stage}`;
  return { site, edge: `${site}-Edge`, watch: `${site}-Watch`, access: `${site}-Access` };
}

/** Returns whether the settings ask for a part. */
export function isWanted(part: Part, { webAcl, alarmEmail, githubRepository }: Settings): boolean {
  const wanted = {
    ...{ site: true, edge: webAcl },
    ...{ watch: alarmEmail !== undefined, access: githubRepository !== undefined },
  };
  return wanted[part];
}

/** The clients of AWS's services in one region. */
export interface Clients {
  readonly cloudFormation: CloudFormationClient;
  readonly certificates: ACMClient;
  readonly alarms: CloudWatchClient;
  readonly database: DynamoDBClient;
  readonly functions: LambdaClient;
  readonly mails: SESv2Client;
  readonly topics: SNSClient;
}

/** Returns clients with the credentials of the environment. @param region @default that of the environment */
export function clientsIn(region?: string): Clients {
  const where = region === undefined ? {} : { region };
  return {
    cloudFormation: new CloudFormationClient(where),
    certificates: new ACMClient(where),
    alarms: new CloudWatchClient(where),
    database: new DynamoDBClient(where),
    functions: new LambdaClient(where),
    mails: new SESv2Client(where),
    topics: new SNSClient(where),
  };
}

/** A stack as CloudFormation describes it, and the clients of its region. */
export interface DeployedStack {
  readonly stack: Stack;
  readonly clients: Clients;
}

/** Returns the stacks of a site that exist. */
export async function findStacks(
  settings: Settings,
  clients: Record<'site' | 'edge', Clients>,
): Promise<Partial<Record<Part, DeployedStack>>> {
  const names = stackNames(settings);
  const found = await Promise.all(
    parts.map(async (part) => {
      const there = part === 'site' || part === 'access' ? clients.site : clients.edge;
      const stack = await findStack(there.cloudFormation, names[part]);
      return stack ? [[part, { stack, clients: there }] as const] : [];
    }),
  );
  return Object.fromEntries(found.flat());
}

/** Returns a stack; `undefined` if there is none. */
async function findStack(client: CloudFormationClient, StackName: string): Promise<Stack | undefined> {
  try {
    const { Stacks = [] } = await client.send(new DescribeStacksCommand({ StackName }));
    return Stacks[0];
  } catch (error) {
    // CloudFormation has no error of its own for a stack that is not there.
    if (error instanceof Error && /does not exist/.test(error.message)) return undefined;
    throw error;
  }
}

/** Returns the outputs of a stack, by name. */
export function outputsOf({ stack }: DeployedStack): Record<string, string> {
  return Object.fromEntries(
    (stack.Outputs ?? []).map(({ OutputKey = '', OutputValue = '' }) => [OutputKey, OutputValue]),
  );
}

export async function resourcesIn({ stack, clients }: DeployedStack): Promise<StackResourceSummary[]> {
  const all: StackResourceSummary[] = [];
  const pages = paginateListStackResources(
    { client: clients.cloudFormation },
    { StackName: stack.StackName },
  );
  for await (const { StackResourceSummaries = [] } of pages) all.push(...StackResourceSummaries);
  return all;
}
