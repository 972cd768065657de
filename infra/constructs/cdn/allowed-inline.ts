import { CustomResource, Duration } from 'aws-cdk-lib';
import type { Construct } from 'constructs';
import { allowedInline } from '#shared/publishing/publisher.ts';
import type { Publisher } from '../publisher/publisher.ts';
import { inlineHashes } from './content-security-policy.ts';

export interface AllowedInlineProps {
  /** Folder of the built site. */
  readonly distDir: string;
  /** The function that answers the custom resource. */
  readonly publisher: Publisher;
}

/**
 * The inline scripts that pages may run, and their inline styles: those of this deployment, and of the previous one.
 * CloudFormation changes the policy before visitors get the new pages, also in a roll-back; until then the old pages are
 * served with the new policy.
 */
export class AllowedInline extends CustomResource {
  /** The hashes as a source list of the policy, such as `'sha256-…' 'sha256-…'`. */
  readonly scripts: string;
  readonly styles: string;

  constructor(scope: Construct, id: string, { distDir, publisher }: AllowedInlineProps) {
    super(scope, id, {
      resourceType: allowedInline,
      serviceToken: publisher.handlerFunction.functionArn,
      // The answer is immediate; without this limit a failed deployment would wait for an hour.
      serviceTimeout: Duration.minutes(5),
      properties: inlineHashes(distDir),
    });
    this.scripts = this.getAttString('Scripts');
    this.styles = this.getAttString('Styles');
  }
}
