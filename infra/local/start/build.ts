import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { runIfChanged } from './step.ts';

export interface BuildOptions {
  /** Folder of the checkout. */
  readonly root: string;
  /** Hot reload serves the pages itself: any built site will do for the template. */
  readonly dev: boolean;
  /** Gets a line when something takes a while. */
  readonly progress: (line: string) => void;
}

/** Builds and synthesizes what changed since the last time. Answers the folder of the synthesized stack. */
export async function buildStack({ root, dev, progress }: BuildOptions): Promise<string> {
  const at = (...paths: string[]) => paths.map((path) => join(root, path));
  const stamps = join(root, '.cache/start');
  const cdkOut = join(root, 'cdk.out');
  if (
    !dev ||
    !existsSync(join(root, 'web/dist/index.html')) ||
    !existsSync(join(root, 'web/styled-system'))
  ) {
    await runIfChanged({
      stamp: join(stamps, 'build'),
      inputs: {
        paths: at('web', 'shared', 'package.json', 'package-lock.json', 'tsconfig.json'),
        without: ['dist', 'dist-server', 'styled-system', 'e2e'],
      },
      outputs: { paths: at('web/dist', 'web/styled-system') },
      async run() {
        progress('Building the site …');
        await runQuietly('The site could not be built.', 'npm', ['run', 'build'], root);
      },
    });
  }
  await runIfChanged({
    stamp: join(stamps, 'synth'),
    inputs: {
      paths: at('web/dist', 'shared', 'functions', 'infra', 'cdk.json', 'package-lock.json', 'tsconfig.json'),
      without: ['local'],
    },
    outputs: { paths: [cdkOut] },
    async run() {
      progress('Synthesizing the stack …');
      await runQuietly(
        'The stack could not be synthesized.',
        process.execPath,
        [join(root, 'infra/app.ts')],
        root,
        {
          CDK_OUTDIR: cdkOut,
          CDK_CONTEXT_JSON: JSON.stringify({ stage: 'local', policyChecks: false }),
        },
      );
    },
  });
  return cdkOut;
}

/** Runs a command and shows what it wrote only if it fails. */
async function runQuietly(
  failure: string,
  command: string,
  args: readonly string[],
  cwd: string,
  environment: Record<string, string> = {},
): Promise<void> {
  const child = spawn(command, args, {
    cwd,
    env: { ...process.env, ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
    shell: process.platform === 'win32' && command === 'npm',
  });
  const output: Buffer[] = [];
  child.stdout.on('data', (chunk: Buffer) => output.push(chunk));
  child.stderr.on('data', (chunk: Buffer) => output.push(chunk));
  const code = await new Promise<number | null>((resolve, reject) => {
    child.on('error', reject);
    child.on('close', resolve);
  });
  if (code === 0) return;
  process.stderr.write(Buffer.concat(output));
  throw new Error(failure);
}
