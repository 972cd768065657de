import { CfnOutput, Fn, Stack } from 'aws-cdk-lib';
import type { Construct } from 'constructs';
import { WebAcl } from '#infra/constructs/cdn/web-acl.ts';
import type { Endpoint } from '#shared/api/endpoint/endpoint.ts';

export interface EdgeStackProps {
  readonly endpoints: readonly Endpoint[];
  /** How many requests for pages, assets and pictures all visitors together may send in five minutes. @default no limit */
  readonly edgeLimit?: number;
}

const region = 'us-east-1';
const webAclOutput = 'WebAclArn';

/**
 * The resources that CloudFront needs in us-east-1, whatever the region of the site. Deployed before the site's stack. The
 * monitoring of the distribution is in `watch-stack.ts`, since it is deployed after the distribution.
 */
export class EdgeStack extends Stack {
  constructor(scope: Construct, id: string, props: EdgeStackProps) {
    super(scope, id, { env: { region } });
    const webAcl = new WebAcl(this, 'WebAcl', props);
    new CfnOutput(this, webAclOutput, { value: webAcl.arn });
  }

  /** The ARN of the web ACL, for the site's stack in any region, which is deployed after this one. */
  get webAclArn(): string {
    return Fn.getStackOutput(this.stackName, webAclOutput, region);
  }
}
