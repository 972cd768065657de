import { createHash } from 'node:crypto';
import type { TemplateResource } from './cloud-assembly.ts';

/** The values of the pseudo parameters. */
export interface StackPlace {
  readonly stackName: string;
  /** Last part of `AWS::StackId`; stays the same for one data folder. */
  readonly stackUuid: string;
  readonly region: string;
  readonly accountId: string;
}

function shortHash(text: string, length: number): string {
  return createHash('sha256').update(text).digest('hex').slice(0, length);
}

const nameProperties: Record<string, string> = {
  'AWS::DynamoDB::Table': 'TableName',
  'AWS::DynamoDB::GlobalTable': 'TableName',
  'AWS::S3::Bucket': 'BucketName',
  'AWS::Lambda::Function': 'FunctionName',
  'AWS::IAM::Role': 'RoleName',
  'AWS::Logs::LogGroup': 'LogGroupName',
  'AWS::SQS::Queue': 'QueueName',
  'AWS::Events::Rule': 'Name',
  'AWS::CloudWatch::Alarm': 'AlarmName',
  'AWS::SES::EmailIdentity': 'EmailIdentity',
  'AWS::SES::ConfigurationSet': 'Name',
};

/** True if a function makes resources of this type. */
export function isCustomResource(type: string): boolean {
  return type.startsWith('Custom::') || type === 'AWS::CloudFormation::CustomResource';
}

/** Returns a resource's given name, or one made from stack and logical id, so that it never changes. */
export function physicalName(id: string, { Type, Properties }: TemplateResource, place: StackPlace): string {
  const given = Properties?.[nameProperties[Type] ?? ''];
  if (typeof given === 'string') return given;
  const name = `${place.stackName}-${id}`;
  if (Type === 'AWS::S3::Bucket') {
    return name.length <= 63
      ? name.toLowerCase()
      : `${name.toLowerCase().slice(0, 54)}-${shortHash(name, 8)}`;
  }
  if (Type === 'AWS::ApiGatewayV2::Api') return shortHash(name, 10);
  if (Type === 'AWS::SecretsManager::Secret') {
    return `arn:aws:secretsmanager:${place.region}:${place.accountId}:secret:${name}-${shortHash(name, 6)}`;
  }
  if (Type === 'AWS::CloudFront::Distribution') return `E${shortHash(name, 13).toUpperCase()}`;
  return name.slice(0, 64);
}

/** Returns the value of `Ref` for a resource: the URL of a queue, the physical name of any other resource. */
export function referenceTo(id: string, resource: TemplateResource, place: StackPlace): string {
  const name = physicalName(id, resource, place);
  return resource.Type === 'AWS::SQS::Queue'
    ? `https://sqs.${place.region}.amazonaws.com/${place.accountId}/${name}`
    : name;
}

/** ARN of a table's stream. On AWS a recreated table has another label; here there is one. */
export function streamArn(
  table: string,
  { region, accountId }: Pick<StackPlace, 'region' | 'accountId'>,
): string {
  return `arn:aws:dynamodb:${region}:${accountId}:table/${table}/stream/2026-01-01T00:00:00.000`;
}

type Attribute = (name: string, place: StackPlace, id: string) => string;

function arn(service: string, resource: (name: string) => string): Attribute {
  return (name, { region, accountId }) => `arn:aws:${service}:${region}:${accountId}:${resource(name)}`;
}
const globalId: Attribute = (name) => name;

export function distributionDomain(name: string): string {
  return `${name.toLowerCase()}.cloudfront.net`;
}

const attributes: Record<string, Record<string, Attribute>> = {
  'AWS::DynamoDB::Table': { Arn: arn('dynamodb', (name) => `table/${name}`), StreamArn: streamArn },
  'AWS::DynamoDB::GlobalTable': { Arn: arn('dynamodb', (name) => `table/${name}`) },
  'AWS::S3::Bucket': {
    Arn: (name) => `arn:aws:s3:::${name}`,
    DomainName: (name) => `${name}.s3.amazonaws.com`,
    RegionalDomainName: (name, { region }) => `${name}.s3.${region}.amazonaws.com`,
  },
  'AWS::Lambda::Function': { Arn: arn('lambda', (name) => `function:${name}`) },
  'AWS::IAM::Role': { Arn: (name, { accountId }) => `arn:aws:iam::${accountId}:role/${name}` },
  'AWS::Logs::LogGroup': { Arn: arn('logs', (name) => `log-group:${name}:*`) },
  'AWS::Logs::DeliveryDestination': { Arn: arn('logs', (name) => `delivery-destination:${name}`) },
  'AWS::SQS::Queue': { Arn: arn('sqs', (name) => name), QueueName: globalId },
  'AWS::Backup::BackupPlan': {
    BackupPlanId: globalId,
    BackupPlanArn: arn('backup', (name) => `backup-plan:${name}`),
  },
  'AWS::Backup::BackupVault': {
    BackupVaultName: globalId,
    BackupVaultArn: arn('backup', (name) => `backup-vault:${name}`),
  },
  'AWS::CloudWatch::Alarm': { Arn: arn('cloudwatch', (name) => `alarm:${name}`) },
  'AWS::Events::Rule': { Arn: arn('events', (name) => `rule/${name}`) },
  'AWS::ApiGatewayV2::Api': {
    ApiId: globalId,
    ApiEndpoint: (name, { region }) => `https://${name}.execute-api.${region}.amazonaws.com`,
  },
  'AWS::CloudFront::Distribution': {
    Id: globalId,
    DomainName: distributionDomain,
  },
  'AWS::CloudFront::Function': {
    FunctionARN: (name, { accountId }) => `arn:aws:cloudfront::${accountId}:function/${name}`,
  },
  'AWS::WAFv2::WebACL': {
    Arn: (name, { accountId }, id) => `arn:aws:wafv2:us-east-1:${accountId}:global/webacl/${name}/${id}`,
  },
  'AWS::CloudFront::CachePolicy': { Id: globalId },
  'AWS::CloudFront::OriginRequestPolicy': { Id: globalId },
  'AWS::CloudFront::ResponseHeadersPolicy': { Id: globalId },
  'AWS::CloudFront::OriginAccessControl': { Id: globalId },
};

/** Returns the value of `Fn::GetAtt`. Throws for an unknown type or attribute. */
export function attributeOf(
  id: string,
  attribute: string,
  resource: TemplateResource,
  place: StackPlace,
): string {
  const value = attributes[resource.Type]?.[attribute];
  if (!value) throw new Error(`Attribute ${attribute} of ${id} (${resource.Type}) is not known locally.`);
  return value(physicalName(id, resource, place), place, id);
}
