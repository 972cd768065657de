import { App } from 'aws-cdk-lib';
import { Template } from 'aws-cdk-lib/assertions';
import { expect, test } from 'vitest';
import { AccessStack, type AccessStackProps } from './access-stack.ts';

function templateOf(props: Partial<AccessStackProps> = {}): Template {
  const stack = new AccessStack(new App(), 'Site-production-Access', {
    ...{ githubRepository: 'shop/site', githubProvider: 'create', stage: 'production' },
    siteName: 'Site-production',
    ...props,
  });
  return Template.fromStack(stack);
}

interface Statement {
  readonly Action: string | readonly string[];
  readonly Resource: unknown;
  readonly Condition?: unknown;
}

/** Returns the permissions of a role: each action with the last part of its resource. */
function grantsOf(template: Template, role: string): string[] {
  const policies = Object.entries(template.findResources('AWS::IAM::Policy'));
  const [, policy] = policies.find(([id]) => id.startsWith(role)) ?? [];
  const statements: readonly Statement[] = policy?.Properties.PolicyDocument.Statement;
  return statements.flatMap(({ Action, Resource }) =>
    [Action].flat().flatMap((action) =>
      [Resource].flat().map((resource) => {
        const [kind] = /cdk-[a-z0-9]+-([a-z-]+)-role|table\/[^"]+|\*/.exec(JSON.stringify(resource)) ?? [];
        return `${action} on ${kind}`;
      }),
    ),
  );
}

function trustOf(template: Template, role: string): unknown {
  const roles = Object.entries(template.findResources('AWS::IAM::Role'));
  const [, found] = roles.find(([id]) => id.startsWith(role)) ?? [];
  return found?.Properties.AssumeRolePolicyDocument.Statement;
}

test.each(['shop/site', 'shop@12/site@34'])(
  'the main branch of %s may compare, and only the environment of the stage may deploy',
  (githubRepository) => {
    const template = templateOf({ githubRepository });
    const trusted = (subject: string) => [
      expect.objectContaining({
        Action: 'sts:AssumeRoleWithWebIdentity',
        Condition: {
          StringEquals: {
            'token.actions.githubusercontent.com:aud': 'sts.amazonaws.com',
            'token.actions.githubusercontent.com:sub': subject,
          },
        },
      }),
    ];
    expect(trustOf(template, 'ReviewRole')).toEqual(trusted(`repo:${githubRepository}:ref:refs/heads/main`));
    expect(trustOf(template, 'DeployRole')).toEqual(
      trusted(`repo:${githubRepository}:environment:production`),
    );
  },
);

test('comparing may only read, and deploying may assume the bootstrap roles and read what the doctor checks', () => {
  const template = templateOf();
  const reading = 'cdk-hnb659fds-lookup-role';
  expect(new Set(grantsOf(template, 'ReviewRole'))).toEqual(new Set([`sts:AssumeRole on ${reading}`]));
  expect([...new Set(grantsOf(template, 'DeployRole'))].sort()).toEqual([
    'acm:DescribeCertificate on *',
    'cloudformation:DescribeStacks on *',
    'cloudformation:ListStackResources on *',
    'cloudwatch:DescribeAlarms on *',
    'dynamodb:DescribeContinuousBackups on *',
    'dynamodb:DescribeTable on *',
    'dynamodb:GetItem on table/Site-production-Data*',
    'dynamodb:Query on table/Site-production-Data*',
    'lambda:GetAccountSettings on *',
    'ses:GetAccount on *',
    'ses:GetEmailIdentity on *',
    'sns:ListSubscriptionsByTopic on *',
    'sts:AssumeRole on cdk-hnb659fds-deploy-role',
    'sts:AssumeRole on cdk-hnb659fds-file-publishing-role',
    `sts:AssumeRole on ${reading}`,
  ]);
});

test('uses an existing provider of the account without changing it', () => {
  expect(Object.keys(templateOf().findResources('AWS::IAM::OIDCProvider'))).toHaveLength(1);
  const existing = templateOf({ githubProvider: 'existing' });
  expect(existing.findResources('AWS::IAM::OIDCProvider')).toEqual({});
  expect(JSON.stringify(trustOf(existing, 'DeployRole'))).toContain(
    ':oidc-provider/token.actions.githubusercontent.com',
  );
});

test('nothing of the stack stays in the account when it is removed', () => {
  const policies = Object.values(
    templateOf().toJSON().Resources as Record<string, { DeletionPolicy?: string }>,
  );
  expect(policies.filter(({ DeletionPolicy }) => DeletionPolicy?.startsWith('Retain'))).toEqual([]);
});
