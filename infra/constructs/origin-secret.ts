import { Secret } from 'aws-cdk-lib/aws-secretsmanager';
import { Construct } from 'constructs';

export interface OriginSecretProps {
  /** How often the secret was replaced. Raising it by one replaces the secret at the next deployment. */
  readonly rotation: number;
}

/** The header in which the distribution sends the secret. */
export const originVerifyHeader = 'x-origin-verify';

/**
 * The secret that the distribution adds to its requests, so that the functions can tell that a request came through it. It is
 * generated during deployment, and appears in no output, URL or log. The previous secret is accepted, too, until the next
 * rotation, because the distribution takes minutes to send a new one everywhere.
 */
export class OriginSecret extends Construct {
  /** The secret that the distribution sends. */
  readonly sent: string;
  /** The secrets that the functions accept: one or two, separated by a comma. */
  readonly accepted: string;

  constructor(scope: Construct, id: string, { rotation }: OriginSecretProps) {
    super(scope, id);
    this.sent = this.value(rotation);
    this.accepted = rotation > 0 ? `${this.sent},${this.value(rotation - 1)}` : this.sent;
  }

  private value(rotation: number): string {
    const secret = new Secret(this, `Secret${rotation}`, {
      description: 'By this the functions know what came through the distribution',
      generateSecretString: { passwordLength: 48, excludePunctuation: true },
    });
    // A reference that CloudFormation resolves. The value is neither here nor in the template.
    return secret.secretValue.unsafeUnwrap();
  }
}
