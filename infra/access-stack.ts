import { ArnFormat, CfnOutput, DefaultStackSynthesizer, Stack } from 'aws-cdk-lib';
import {
  type IOidcProvider,
  OidcProviderNative,
  PolicyStatement,
  Role,
  WebIdentityPrincipal,
} from 'aws-cdk-lib/aws-iam';
import type { Construct } from 'constructs';

export interface AccessStackProps {
  /** The repository, as GitHub's tokens name it: `owner/name`, or with the ids of both `owner@123/name@456`. */
  readonly githubRepository: string;
  /** `existing` if the account already has GitHub as an identity provider. An account can have it only once. */
  readonly githubProvider: 'create' | 'existing';
  readonly stage: string;
  /** The name of the site's stack. */
  readonly siteName: string;
}

const issuer = 'token.actions.githubusercontent.com';

/**
 * Lets the workflow of a GitHub repository deploy a stage without a stored key: each run proves its identity and gets
 * credentials for an hour. Runs of the main branch may only show the difference; only runs in the stage's GitHub environment,
 * which reviewers have to approve, may deploy.
 */
export class AccessStack extends Stack {
  constructor(scope: Construct, id: string, props: AccessStackProps) {
    super(scope, id);
    const { githubRepository, githubProvider, stage, siteName } = props;
    const provider =
      githubProvider === 'create'
        ? new OidcProviderNative(this, 'GitHub', {
            url: `https://${issuer}`,
            clientIds: ['sts.amazonaws.com'],
          })
        : OidcProviderNative.fromOidcProviderArn(this, 'GitHub', this.arnIn('oidc-provider', issuer));
    const review = this.roleFor('ReviewRole', provider, `repo:${githubRepository}:ref:refs/heads/main`);
    review.addToPolicy(this.mayAssume('lookup'));
    const deploy = this.roleFor('DeployRole', provider, `repo:${githubRepository}:environment:${stage}`);
    for (const kind of ['lookup', 'deploy', 'file-publishing'] as const)
      deploy.addToPolicy(this.mayAssume(kind));
    // The actions of `npm run doctor`. These actions cannot be limited to resources, or are called before the names of
    // the resources are known.
    deploy.addToPolicy(
      new PolicyStatement({
        actions: [
          'acm:DescribeCertificate',
          'cloudformation:DescribeStacks',
          'cloudformation:ListStackResources',
          'cloudwatch:DescribeAlarms',
          'dynamodb:DescribeContinuousBackups',
          'dynamodb:DescribeTable',
          'lambda:GetAccountSettings',
          'ses:GetAccount',
          'ses:GetEmailIdentity',
          'sns:ListSubscriptionsByTopic',
        ],
        resources: ['*'],
      }),
    );
    // `npm run doctor` reads the administrators, the recipients of mails, and the texts with their confirmations; no messages.
    const kinds = ['administrator', 'setting', 'content', 'claim'];
    deploy.addToPolicy(
      new PolicyStatement({
        actions: ['dynamodb:GetItem', 'dynamodb:Query'],
        resources: [
          this.formatArn({
            service: 'dynamodb',
            resource: 'table',
            resourceName: `${siteName}-Data*`,
          }),
        ],
        conditions: {
          'ForAllValues:StringLike': { 'dynamodb:LeadingKeys': kinds.flatMap((kind) => [kind, `${kind}#*`]) },
        },
      }),
    );
    new CfnOutput(this, 'ReviewRoleArn', { value: review.roleArn });
    new CfnOutput(this, 'DeployRoleArn', { value: deploy.roleArn });
  }

  /** Makes a role for runs whose token has this subject. */
  private roleFor(id: string, provider: IOidcProvider, subject: string): Role {
    return new Role(this, id, {
      assumedBy: new WebIdentityPrincipal(provider.oidcProviderArn, {
        StringEquals: { [`${issuer}:aud`]: 'sts.amazonaws.com', [`${issuer}:sub`]: subject },
      }),
    });
  }

  /** Returns the permission to assume a role of the CDK's bootstrap, in the regions that the site is in. */
  private mayAssume(kind: 'lookup' | 'deploy' | 'file-publishing'): PolicyStatement {
    const qualifier = DefaultStackSynthesizer.DEFAULT_QUALIFIER;
    const regions = [...new Set([this.region, 'us-east-1'])];
    return new PolicyStatement({
      actions: ['sts:AssumeRole'],
      resources: regions.map((region) =>
        this.arnIn('role', `cdk-${qualifier}-${kind}-role-${this.account}-${region}`),
      ),
    });
  }

  private arnIn(resource: string, resourceName: string): string {
    return this.formatArn({
      ...{ service: 'iam', region: '', resource, resourceName },
      arnFormat: ArnFormat.SLASH_RESOURCE_NAME,
    });
  }
}
