import { type RunOptions, readRunOptions } from '#infra/emulator/command/options.ts';
import { passwordMinLength, username } from '#shared/session/session.ts';

/** The options of `npm start`, from environment variables: how the stack is run, and its initial data. */
export interface StartOptions extends RunOptions {
  readonly adminUsername: string | undefined;
  readonly adminPassword: string | undefined;
  /** True to add the sample content to a fresh data folder. */
  readonly sampleContent: boolean;
}

/** Reads the environment; relative folders are relative to `root`. Throws one sentence about an invalid value. */
export function readStartOptions(environment: NodeJS.ProcessEnv, root: string): StartOptions {
  const { SAMPLE_CONTENT = 'on', ADMIN_USERNAME, ADMIN_PASSWORD } = environment;
  const options = readRunOptions(environment, root);
  if (SAMPLE_CONTENT !== 'on' && SAMPLE_CONTENT !== 'off') {
    throw new Error(`SAMPLE_CONTENT has to be "on" or "off", not "${SAMPLE_CONTENT}".`);
  }
  if (ADMIN_USERNAME && !username.safeParse(ADMIN_USERNAME).success) {
    throw new Error('ADMIN_USERNAME has to be made of letters, digits and the signs . _ - @ only.');
  }
  if (ADMIN_PASSWORD && ADMIN_PASSWORD.length < passwordMinLength) {
    throw new Error(`ADMIN_PASSWORD has to have at least ${passwordMinLength} characters.`);
  }
  return {
    ...options,
    adminUsername: ADMIN_USERNAME || undefined,
    adminPassword: ADMIN_PASSWORD || undefined,
    sampleContent: SAMPLE_CONTENT === 'on',
  };
}
