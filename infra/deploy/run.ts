import { spawnSync } from 'node:child_process';

/**
 * Runs a command in this terminal, with additional environment variables.
 * @throws one sentence when it fails
 */
export function run(
  command: string,
  args: readonly string[],
  environment: Record<string, string> = {},
): void {
  const { status, error } = spawnSync(command, args, {
    stdio: 'inherit',
    env: { ...process.env, ...environment },
    shell: process.platform === 'win32',
  });
  if (error) throw error;
  if (status !== 0) throw new Error(`\`${command} ${args[0]}\` failed.`);
}

/** Returns one sentence about a failure. Where the message of the AWS library does not say what to do, the sentence does. */
export function explain(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  if (error.message === 'Region is missing')
    return 'Set AWS_REGION to the region of the site, such as eu-central-1.';
  if (error.name === 'CredentialsProviderError')
    return 'There are no credentials for AWS: set AWS_PROFILE, or sign in with the AWS command line.';
  if (/^(InvalidClientTokenId|UnrecognizedClient|SignatureDoesNotMatch|ExpiredToken)/.test(error.name))
    return 'AWS does not accept these credentials: check AWS_PROFILE, or sign in again with the AWS command line.';
  const [, host] = /getaddrinfo \w+ (\S+)/.exec(error.message) ?? [];
  if (host) return `${host} cannot be found: check AWS_REGION and the network.`;
  return error.message;
}
