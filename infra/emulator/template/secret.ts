import { createHmac } from 'node:crypto';
import type { TemplateResource } from './cloud-assembly.ts';
import type { StackPlace } from './physical-names.ts';

interface GenerateSecretString {
  readonly PasswordLength?: number;
  readonly ExcludePunctuation?: boolean;
}

/** A dynamic reference to a whole secret, by its ARN. */
const reference =
  /\{\{resolve:secretsmanager:(arn:[^:]*:secretsmanager:[^:]*:[^:]*:secret:[^:]*):SecretString:::\}\}/g;

/** Returns a text with the values of the secrets it refers to. Throws for references of other kinds. */
export function withSecrets(text: string, secretOf: (arn: string) => string): string {
  const resolved = text.replace(reference, (_, arn: string) => secretOf(arn));
  if (resolved.includes('{{resolve:')) throw new Error(`Dynamic reference ${text} has no local value.`);
  return resolved;
}

/**
 * Returns the value of a generated secret: as random as the data folder's own id, and the same as long as that folder
 * exists. Throws for what is not emulated.
 */
export function generatedSecret(
  id: string,
  { Properties = {} }: TemplateResource,
  { stackName, stackUuid }: StackPlace,
): string {
  const { GenerateSecretString, Description: _, ...others } = Properties;
  const {
    PasswordLength = 32,
    ExcludePunctuation,
    ...options
  } = (GenerateSecretString ?? {}) as GenerateSecretString;
  const [strange] = [...Object.keys(others), ...Object.keys(options)];
  if (strange || !GenerateSecretString || !ExcludePunctuation) {
    throw new Error(`The secret ${id} is not one that is generated here (${strange ?? 'punctuation'}).`);
  }
  const value = createHmac('sha512', stackUuid).update(`${stackName}/${id}`).digest('hex');
  if (PasswordLength > value.length) throw new Error(`The secret ${id} is longer than those generated here.`);
  return value.slice(0, PasswordLength);
}
