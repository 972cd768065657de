import { Secret } from 'aws-cdk-lib/aws-secretsmanager';
import { Construct } from 'constructs';

export interface OriginSecretProps {
  /** How often the secret was replaced. Raised by one, the next deployment replaces it. */
  readonly rotation: number;
}

/** The header in which the distribution sends it. */
export const originVerifyHeader = 'x-origin-verify';

/**
 * What the distribution adds to its requests to the API, by which the functions know that they came through it. Drawn at
 * random when it is deployed, and in no output, address or log. The one before it is accepted too, because the
 * distribution takes minutes to send the next one everywhere; it ends with the rotation after.
 */
export class OriginSecret extends Construct {
  /** What the distribution sends. */
  readonly sent: string;
  /** What the functions accept: one or two, with a comma between. */
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
    // A reference, which CloudFormation resolves: the value itself is neither here nor in the template.
    return secret.secretValue.unsafeUnwrap();
  }
}
