import {
  DeleteStackCommand,
  GetTemplateCommand,
  UpdateTerminationProtectionCommand,
  waitUntilStackDeleteComplete,
} from '@aws-sdk/client-cloudformation';
import { DeleteTableCommand, UpdateTableCommand } from '@aws-sdk/client-dynamodb';
import {
  DeleteBucketCommand,
  DeleteObjectsCommand,
  ListObjectVersionsCommand,
  type S3Client,
} from '@aws-sdk/client-s3';
import { type DeployedStack, type Part, resourcesIn } from './deployed-site.ts';

/** A resource that stays in the account when its stack is removed. */
export interface Kept {
  readonly type: string;
  /** Its name in AWS. */
  readonly name: string;
}

/** The order of the removal: a part that refers to another is removed before it. */
const order = ['watch', 'site', 'edge', 'access'] as const satisfies readonly Part[];
/** How long AWS may take for a stack, in seconds. A distribution takes some minutes. */
const maxWaitSeconds = 3600;

/**
 * Removes stacks, one after the other, and returns what stays of them.
 *
 * @param tell gets a line for each step
 * @throws an error if a stack cannot be removed; the stacks before it are removed then, and another call continues
 */
export async function removeStacks(
  stacks: Partial<Record<Part, DeployedStack>>,
  tell: (line: string) => void,
): Promise<Kept[]> {
  const kept: Kept[] = [];
  for (const part of order) {
    const deployed = stacks[part];
    if (!deployed) continue;
    const { stack, clients } = deployed;
    const { StackName, StackId } = stack;
    // Read before the removal, because the names are unknown afterwards.
    const stays = await keptOf(deployed);
    tell(`Removing ${StackName}, which may take a quarter of an hour …`);
    if (stack.EnableTerminationProtection)
      await clients.cloudFormation.send(
        new UpdateTerminationProtectionCommand({ StackName, EnableTerminationProtection: false }),
      );
    await clients.cloudFormation.send(new DeleteStackCommand({ StackName }));
    try {
      await waitUntilStackDeleteComplete(
        { client: clients.cloudFormation, maxWaitTime: maxWaitSeconds, minDelay: 5, maxDelay: 15 },
        // A removed stack is found by its id only.
        { StackName: StackId },
      );
    } catch (cause) {
      const where = 'CloudFormation, Events, says why; mend it and run the same command again';
      throw new Error(`${StackName} was not removed: ${where}.`, { cause });
    }
    kept.push(...stays);
    tell(`Removed ${StackName}.`);
  }
  return kept;
}

/** Returns the resources of a stack that its template keeps. */
async function keptOf(deployed: DeployedStack): Promise<Kept[]> {
  const { stack, clients } = deployed;
  const { TemplateBody = '{}' } = await clients.cloudFormation.send(
    new GetTemplateCommand({ StackName: stack.StackName, TemplateStage: 'Processed' }),
  );
  const declared: Record<string, { readonly DeletionPolicy?: string }> =
    JSON.parse(TemplateBody).Resources ?? {};
  return (await resourcesIn(deployed)).flatMap(
    ({ LogicalResourceId = '', ResourceType: type = '', PhysicalResourceId: name = '' }) =>
      declared[LogicalResourceId]?.DeletionPolicy?.startsWith('Retain') && name ? [{ type, name }] : [],
  );
}

/** The deletion of each kind of resources that a site keeps with its data. */
const deletions = {
  'AWS::DynamoDB::GlobalTable': deleteTable,
  'AWS::DynamoDB::Table': deleteTable,
  'AWS::S3::Bucket': deleteBucket,
} as const;

interface DataClients extends Pick<DeployedStack['clients'], 'database'> {
  readonly storage: S3Client;
}

/** Deletes the kept tables and buckets, with everything in them, and returns the kept resources of other types. */
export async function deleteKept(
  kept: readonly Kept[],
  clients: DataClients,
  tell: (line: string) => void,
): Promise<Kept[]> {
  const rest: Kept[] = [];
  for (const one of kept) {
    if (!isData(one.type)) {
      rest.push(one);
      continue;
    }
    await deletions[one.type](one.name, clients);
    tell(`Deleted ${one.name}.`);
  }
  return rest;
}

function isData(type: string): type is keyof typeof deletions {
  return type in deletions;
}

async function deleteTable(TableName: string, { database }: DataClients): Promise<void> {
  await database.send(new UpdateTableCommand({ TableName, DeletionProtectionEnabled: false }));
  await database.send(new DeleteTableCommand({ TableName }));
}

async function deleteBucket(Bucket: string, { storage }: DataClients): Promise<void> {
  for (;;) {
    const { Versions = [], DeleteMarkers = [] } = await storage.send(
      new ListObjectVersionsCommand({ Bucket }),
    );
    const Objects = [...Versions, ...DeleteMarkers].map(({ Key, VersionId }) => ({ Key, VersionId }));
    if (Objects.length === 0) break;
    const { Errors = [] } = await storage.send(
      new DeleteObjectsCommand({ Bucket, Delete: { Objects, Quiet: true } }),
    );
    const [first] = Errors;
    if (first) throw new Error(`${first.Key} of ${Bucket} could not be deleted: ${first.Message}`);
  }
  await storage.send(new DeleteBucketCommand({ Bucket }));
}
