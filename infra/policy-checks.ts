import { CfnElement, DefaultStackSynthesizer, type Stack, Validations } from 'aws-cdk-lib';
import { AwsSolutionsChecks } from 'cdk-nag';
import type { IConstruct } from 'constructs';

interface Acknowledged {
  readonly rules: readonly string[];
  /** The path, within the stack, of the construct to which the exception applies, with its children. */
  readonly at: RegExp;
  readonly reason: string;
}

/** Returns the findings that are intended, each with its reason. */
function acknowledgedIn(stack: Stack): readonly Acknowledged[] {
  const bucket = (...path: string[]) => `<${logicalIdOf(stack, path)}.Arn>`;
  const { bootstrapQualifier = DefaultStackSynthesizer.DEFAULT_QUALIFIER } = stack.synthesizer;
  return [
    {
      rules: ['APIG4'],
      at: /^Http$/,
      reason:
        'Sessions are checked by the functions, on every endpoint that the table of endpoints marks admin.',
    },
    {
      rules: ['CFR1', 'CFR2'],
      at: /^Cdn$/,
      reason:
        'The site is for visitors everywhere. Production has a web ACL; elsewhere each route of the API has a limit.',
    },
    {
      rules: ['SMG4'],
      at: /^OriginSecret$/,
      reason: 'It is replaced by a deployment, which the distribution and the functions need to learn of it.',
    },
    {
      rules: ['CFR3'],
      at: /^Cdn$/,
      reason:
        'The stack that watches the distribution records who asked it, for seven days: see `AccessLogs`.',
    },
    {
      rules: ['CFR4'],
      at: /^Cdn$/,
      reason: "CloudFront's own certificate fixes the TLS version; with a custom domain it is 1.2 (2021).",
    },
    {
      rules: ['S1'],
      at: /^(Web|Image)Bucket$/,
      reason: 'Read by the distribution and written by this stack only.',
    },
    {
      rules: ['S1'],
      at: /^CvBucket$/,
      reason: 'Reached with signed requests of this stack only; the audit log has a line for each download.',
    },
    {
      rules: [
        'IAM5[Action::s3:Abort*]',
        'IAM5[Action::s3:DeleteObject*]',
        'IAM5[Action::s3:GetBucket*]',
        'IAM5[Action::s3:GetObject*]',
        'IAM5[Action::s3:List*]',
        'IAM5[Resource::*]',
        `IAM5[Resource::${bucket('WebBucket')}/*]`,
        `IAM5[Resource::arn:<AWS::Partition>:s3:::cdk-${bootstrapQualifier}-assets-<AWS::AccountId>-<AWS::Region>/*]`,
      ],
      at: /^Web\/Role$/,
      reason:
        "The library's grants to its own deployment code: this bucket, the assets to copy, an invalidation.",
    },
    {
      rules: ['images', 'staging', 'trash'].map(
        (folder) => `IAM5[Resource::${bucket('ImageBucket')}/${folder}/*]`,
      ),
      at: /^images-functionRole$/,
      reason: 'Names of objects are made when they are written; the folders and the actions are named.',
    },
    {
      rules: ['waiting', 'checked', 'kept'].map(
        (folder) => `IAM5[Resource::${bucket('CvBucket')}/${folder}/*]`,
      ),
      at: /^(cvs-functionRole|FollowUp\/FunctionRole)$/,
      reason: 'Names of files are made when they are sent; the folders and the actions are named.',
    },
    {
      rules: ['S1'],
      at: /^BackupRunner\/Backups$/,
      reason: 'Reached by two functions of this stack only; the audit log has a line for each restore.',
    },
    {
      rules: [
        ...['images', 'trash'].map((folder) => `IAM5[Resource::${bucket('ImageBucket')}/${folder}/*]`),
        ...['points', 'comparisons'].map(
          (folder) => `IAM5[Resource::${bucket('BackupRunner', 'Backups')}/${folder}/*]`,
        ),
      ],
      at: /^(backups-functionRole|BackupRunner\/FunctionRole)$/,
      reason: 'Names of files are made when they are written; the folders and the actions are named.',
    },
    {
      rules: ['pages', 'pictures'].map((folder) => `IAM5[Resource::${bucket('WebBucket')}/${folder}/*]`),
      at: /^Publisher\/FunctionRole$/,
      reason:
        'Names of pages and pictures follow from what is stored; the folders and the actions are named.',
    },
    {
      rules: ['IAM5[Resource::*]'],
      at: /^(Publisher|FollowUp)\/FunctionRole$/,
      reason: "The library's grant to list streams, by which none is read; the table's own is named.",
    },
    {
      rules: [
        'IAM4[Policy::arn:<AWS::Partition>:iam::aws:policy/service-role/AWSBackupServiceRolePolicyForBackup]',
        'IAM4[Policy::arn:<AWS::Partition>:iam::aws:policy/AWSBackupServiceRolePolicyForS3Backup]',
      ],
      at: /^VaultCopies\/Role$/,
      reason: "What AWS Backup names for its own role: which rights a copy needs is AWS's to say.",
    },
    {
      rules: ['SQS3'],
      at: /^Failed$/,
      reason: 'It is itself where what failed ends.',
    },
    {
      rules: ['L1'],
      at: /^Custom::/,
      reason: "The library chooses the runtime of its own code, and moves it with the library's version.",
    },
  ];
}

/** Returns the logical id of a bucket in the template. */
function logicalIdOf(stack: Stack, path: readonly string[]): string {
  const holder = path.reduce<IConstruct>((construct, id) => construct.node.findChild(id), stack);
  const element = holder.node.findChild('Bucket').node.defaultChild;
  if (!(element instanceof CfnElement)) throw new Error(`${path.join('/')} is no bucket.`);
  return stack.resolve(element.logicalId);
}

/** The intended findings in the stack that watches the distribution. */
const acknowledgedInWatch: readonly Acknowledged[] = [
  {
    rules: ['S1'],
    at: /^AccessLogs\/Bucket$/,
    reason: 'It is itself where accesses are recorded; nothing of the site reads it.',
  },
  {
    rules: ['L1'],
    at: /^Custom::/,
    reason: "The library chooses the runtime of its own code, and moves it with the library's version.",
  },
];

/** Returns the intended findings in the stack that lets GitHub deploy. */
const acknowledgedInAccess = (stack: Stack): readonly Acknowledged[] => [
  {
    rules: [
      'IAM5[Resource::*]',
      `IAM5[Resource::arn:<AWS::Partition>:dynamodb:<AWS::Region>:<AWS::AccountId>:table/${stack.stackName}-Data*]`,
    ],
    at: /^DeployRole\//,
    reason: 'It asks for the state of what is deployed, which is made after it and has names of its own.',
  },
];

/**
 * Makes synthesis fail on every finding of the AWS Solutions rules in a site's stacks, except the acknowledged ones.
 * `stack` is the site's own.
 */
export function addPolicyChecks(stack: Stack): void {
  Validations.of(stack.node.root).addPlugins(new AwsSolutionsChecks());
  acknowledge(stack, acknowledgedIn(stack));
  const watch = stack.node.root.node.tryFindChild(`${stack.node.id}-Watch`);
  if (watch) acknowledge(watch, acknowledgedInWatch);
  const access = stack.node.root.node.tryFindChild(`${stack.node.id}-Access`);
  if (access) acknowledge(access, acknowledgedInAccess(stack));
}

function acknowledge(stack: IConstruct, intended: readonly Acknowledged[]): void {
  for (const { rules, at, reason } of intended) {
    const excused = stack.node
      .findAll()
      .filter(({ node }) => at.test(node.path.slice(stack.node.path.length + 1)));
    for (const construct of excused) {
      Validations.of(construct).acknowledge(...rules.map((rule) => ({ id: `AwsSolutions-${rule}`, reason })));
    }
  }
}
