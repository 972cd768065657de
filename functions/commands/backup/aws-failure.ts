const expired =
  'AWS does not accept the credentials of this terminal: sign in again, for example with aws sso login, and check AWS_PROFILE.';
const noTable = 'There is no such table in this region: check --table, --from and AWS_REGION.';
const tooFast =
  'AWS answers too many requests with a refusal now: run the same command again in some minutes.';

/** The sentences for the errors of AWS that the person at the terminal can do something about, by name. */
const sentences: Readonly<Record<string, string>> = {
  CredentialsProviderError:
    'No AWS credentials were found: sign in, for example with aws sso login, or set AWS_PROFILE.',
  ...{ ExpiredToken: expired, ExpiredTokenException: expired, InvalidAccessKeyId: expired },
  ...{ InvalidClientTokenId: expired, UnrecognizedClientException: expired },
  ResourceNotFoundException: noTable,
  NoSuchBucket: 'There is no such bucket: check --images and --cvs.',
  PermanentRedirect: 'The buckets are in another region: check AWS_REGION.',
  ...{ ProvisionedThroughputExceededException: tooFast, ThrottlingException: tooFast, SlowDown: tooFast },
};

/** Returns one sentence for an error of AWS that says what to do; `undefined` for other errors. */
export function awsFailure(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined;
  if (error.name === 'AccessDeniedException' || error.name === 'AccessDenied') {
    const [action = 'this'] = /\b(dynamodb|s3|kms):\w+/.exec(error.message) ?? [];
    return `These AWS credentials may not do ${action}: use those of an administrator of the account.`;
  }
  return sentences[error.name];
}
