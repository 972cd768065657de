import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { explain } from './run.ts';

const failure = (name: string, message: string) => Object.assign(new Error(message), { name });

test.each([
  ['no region', failure('Error', 'Region is missing'), /^Set AWS_REGION to .*, such as eu-central-1\.$/],
  [
    'no credentials',
    failure('CredentialsProviderError', 'No providers'),
    /^There are no credentials .* AWS_PROFILE/,
  ],
  [
    'wrong credentials',
    failure('InvalidClientTokenId', 'The token is invalid.'),
    /^AWS does not accept .* sign in/,
  ],
  [
    'old credentials',
    failure('ExpiredTokenException', 'The token expired.'),
    /^AWS does not accept .* sign in/,
  ],
  [
    'a misspelt region, or no network',
    failure('Error', 'getaddrinfo ENOTFOUND cloudformation.eu-centrl-1.amazonaws.com'),
    /^cloudformation\.eu-centrl-1\.amazonaws\.com cannot be found: check AWS_REGION and the network\.$/,
  ],
  ['anything else', new Error('Somebody else deploys.'), /^Somebody else deploys\.$/],
])('explains %s with what to do', (_, error, sentence) => {
  expect(explain(error)).toMatch(sentence);
});

test.each(['bootstrap', 'diff'])('%s without a region is refused before anything is built', (command) => {
  const environment = Object.entries(process.env).filter(([name]) => !name.startsWith('AWS_'));
  const { stderr, stdout, status } = spawnSync(
    process.execPath,
    [join(import.meta.dirname, '../cdk.ts'), command],
    {
      encoding: 'utf8',
      env: {
        ...Object.fromEntries(environment),
        AWS_CONFIG_FILE: '/nowhere',
        AWS_EC2_METADATA_DISABLED: 'true',
      },
    },
  );
  expect(stderr).toBe('Set AWS_REGION to the region of the site, such as eu-central-1.\n');
  expect([stdout, status]).toEqual(['', 1]);
});
