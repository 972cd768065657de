import { spawn } from 'node:child_process';
import { existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fingerprint } from './fingerprint.ts';
import type { Progress } from './progress.ts';
import { runIfChanged } from './step.ts';

/** The sender of mails on a local site. The mails are never delivered. */
const localSender = 'site@retail-evidence.example';
/** The recipient of alarms, who receives nothing: alarms of a local site are lines in the terminal. */
const localAlarms = 'alarms@retail-evidence.example';

/** Heap space for short-lived objects, in MB. With Node's default the build spends half a second more on garbage collection. */
const youngHeap = '--max-semi-space-size=64';

export interface BuildOptions {
  /** Folder of the repository. */
  readonly root: string;
  /** True for hot reload. Vite then serves the pages, so that the template may contain an older build of the site. */
  readonly dev: boolean;
  /** Shows the steps that take a while. */
  readonly progress: Progress;
}

/** Generates the style functions from the theme if it changed since the last time. */
export async function generateStyles({ root }: Pick<BuildOptions, 'root'>): Promise<void> {
  await runIfChanged({
    stamp: stampOf(root, 'styles'),
    inputs: {
      paths: within(
        root,
        'web/src/theme',
        'web/build/panda.config.ts',
        'web/build/panda.admin.config.ts',
        'package-lock.json',
      ),
    },
    outputs: { paths: within(root, 'web/styled-system') },
    run: () =>
      runQuietly('The style functions could not be generated.', ['web/build/styled-system.ts'], root).done,
  });
}

/** Builds the site if anything it depends on changed since the last time. Calls `begin` before a build. */
export async function buildSite(
  { root, progress }: Omit<BuildOptions, 'dev'>,
  begin: () => void = () => {},
): Promise<void> {
  const stamp = stampOf(root, 'build');
  // `web/dist-server` is not among the outputs below, since its file names change. Without the
  // folder the site has to be built again.
  if (!existsSync(join(root, 'web/dist-server'))) rmSync(stamp, { force: true });
  await runIfChanged({
    stamp,
    inputs: {
      paths: within(root, 'web', 'shared', 'cdk.json', 'package.json', 'package-lock.json', 'tsconfig.json'),
      without: ['dist', 'dist-server', 'styled-system', 'e2e'],
      values: builtIn(process.env),
    },
    outputs: { paths: within(root, 'web/dist', 'web/styled-system') },
    run: () =>
      progress('Building the site', () => {
        begin();
        return runQuietly(
          'The site could not be built.',
          [youngHeap, 'infra/local/start/build-command.ts'],
          root,
        ).done;
      }),
  });
}

/** Builds and synthesizes what changed since the last time. Returns the folder of the synthesized stack. */
export async function buildStack({ root, dev, progress }: BuildOptions): Promise<string> {
  const cdkOut = join(root, 'cdk.out');
  const built = within(root, 'web/dist/index.html', 'web/styled-system').every(existsSync);
  const sources = {
    paths: within(
      root,
      ...['shared', 'functions', 'infra', 'docs/runbook.md'],
      ...['cdk.json', 'package-lock.json', 'tsconfig.json'],
    ),
    without: ['local', 'emulator'],
  };
  /**
   * The synthesis that was started together with the build of the site, so that it bundles the handlers meanwhile. `from` is
   * the fingerprint of their sources at that time.
   */
  let early: { readonly synthesis: Run; readonly from: string } | undefined;
  const begin = () => {
    early = { synthesis: synthesize(root, cdkOut, { WAIT_FOR_BUILD: '1' }), from: fingerprint(sources) };
  };
  try {
    if (!dev || !built) await buildSite({ root, progress }, begin);
    await runIfChanged({
      stamp: stampOf(root, 'synth'),
      inputs: {
        ...sources,
        paths: [...sources.paths, ...within(root, 'web/dist', 'web/dist-server/renderer.js', 'package.json')],
      },
      outputs: { paths: [cdkOut] },
      run: () =>
        progress('Synthesizing the stack', () => {
          const isCurrent = early?.from === fingerprint(sources);
          const synthesis = early && isCurrent ? early.synthesis : synthesize(root, cdkOut);
          synthesis.resume();
          return synthesis.done;
        }),
    });
  } finally {
    early?.synthesis.stop();
  }
  return cdkOut;
}

function synthesize(root: string, cdkOut: string, environment: Record<string, string> = {}): Run {
  return runQuietly('The stack could not be synthesized.', ['infra/app.ts'], root, {
    CDK_OUTDIR: cdkOut,
    CDK_CONTEXT_JSON: JSON.stringify({
      ...{ stage: 'local', policyChecks: false },
      ...{ mailFrom: localSender, alarmEmail: localAlarms },
      // This machine has no quota of concurrent function calls. The quota of a new account would raise an alarm during
      // development.
      concurrency: 1000,
    }),
    // Does not check CloudFormation's rules: `npm run synth`, `npm run deploy` and the tests do.
    CDK_VALIDATION: 'false',
    ...environment,
  });
}

/** Returns the environment variables that a build writes into the pages. */
export function builtIn(environment: NodeJS.ProcessEnv): Record<string, string | undefined> {
  const names = Object.keys(environment).filter((name) => name === 'SITE_URL' || name.startsWith('VITE_'));
  return Object.fromEntries(names.sort().map((name) => [name, environment[name]]));
}

function within(root: string, ...paths: string[]): string[] {
  return paths.map((path) => join(root, path));
}

function stampOf(root: string, step: string): string {
  return join(root, '.cache/start', step);
}

/** A program that the build has started. */
interface Run {
  /** Resolves when the program has succeeded. Otherwise prints its output and rejects with a sentence. */
  readonly done: Promise<void>;
  /**
   * Closes the standard input of the program: with `WAIT_FOR_BUILD` the synthesis waits for that before it reads the built
   * site.
   */
  resume(): void;
  /** Stops the program if it still runs. */
  stop(): void;
}

/** Runs a program of the repository, and prints its output only if it fails. */
function runQuietly(
  failure: string,
  args: readonly string[],
  root: string,
  environment: Record<string, string> = {},
): Run {
  const child = spawn(process.execPath, args, {
    cwd: root,
    // Without `SITE_URL` the site is built for the URL in cdk.json, as the stack is. Without `NODE_ENV` it is built for
    // production even if a test starts the build.
    env: { ...process.env, SITE_URL: undefined, NODE_ENV: undefined, ...environment },
    stdio: ['pipe', 'pipe', 'pipe'],
  });
  const output: Buffer[] = [];
  child.stdout.on('data', (chunk: Buffer) => output.push(chunk));
  child.stderr.on('data', (chunk: Buffer) => output.push(chunk));
  let isStopped = false;
  const done = new Promise<void>((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (code) => {
      if (code === 0 || isStopped) return resolve();
      process.stderr.write(Buffer.concat(output));
      reject(new Error(failure));
    });
  });
  // The failure is reported where `done` is awaited. Until then an unhandled rejection must not end the process.
  done.catch(() => {});
  return {
    done,
    resume: () => void child.stdin.end(),
    stop() {
      isStopped = true;
      child.kill();
    },
  };
}
