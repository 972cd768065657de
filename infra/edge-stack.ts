import { CfnOutput, Fn, Stack } from 'aws-cdk-lib';
import type { Construct } from 'constructs';
import { WebAcl } from '#infra/constructs/cdn/web-acl.ts';
import type { Endpoint } from '#shared/api/endpoint/endpoint.ts';

export interface EdgeStackProps {
  readonly endpoints: readonly Endpoint[];
}

const region = 'us-east-1';
const webAclOutput = 'WebAclArn';

/**
 * What CloudFront takes only from us-east-1, wherever the site itself is, and what has to be there before it. What watches the
 * distribution needs it to be there first, and belongs into a stack of its own after the site's.
 */
export class EdgeStack extends Stack {
  constructor(scope: Construct, id: string, { endpoints }: EdgeStackProps) {
    super(scope, id, { env: { region } });
    const webAcl = new WebAcl(this, 'WebAcl', { endpoints });
    new CfnOutput(this, webAclOutput, { value: webAcl.arn });
  }

  /** The ARN of the web ACL for a stack in any region, which has to be deployed after this one. */
  get webAclArn(): string {
    return Fn.getStackOutput(this.stackName, webAclOutput, region);
  }
}
