import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { App, Stack } from 'aws-cdk-lib';
import { Function as LambdaFunction, Runtime } from 'aws-cdk-lib/aws-lambda';
import { afterAll, describe, expect, onTestFinished, test } from 'vitest';
import { standInRenderer } from '#infra/testing/renderer.ts';
import { functionsDir } from '#infra/testing/synthesize.ts';
import { type Group, groups } from '#shared/api/endpoint/endpoint.ts';
import { endpointCode } from './api/endpoint-function.ts';
import { handlerCode, handlerName } from './handler-code.ts';

/** The assembly is outside of the repository, so that a bundle can load only what it contains. */
const assembly = synthesize();
afterAll(() => rmSync(assembly.outdir, { recursive: true }));

function synthesize() {
  const outdir = mkdtempSync(join(tmpdir(), 'cdk-'));
  const renderer = standInRenderer(outdir);
  const app = new App({ outdir });
  const stack = new Stack(app, 'Bundles');
  for (const group of groups) {
    new LambdaFunction(stack, group, {
      code: endpointCode(functionsDir, group, renderer),
      handler: handlerName,
      runtime: Runtime.NODEJS_24_X,
    });
  }
  return { outdir, resources: app.synth().getStackByName('Bundles').template.Resources };
}

function bundleOf(group: Group): string {
  const [id = ''] = Object.keys(assembly.resources).filter((name) =>
    new RegExp(`^${group}[0-9A-F]{8}$`).test(name),
  );
  const key: string = assembly.resources[id].Properties.Code.S3Key;
  return join(assembly.outdir, `asset.${key.replace(/\.zip$/, '')}`);
}

describe.each(groups)('the bundle of %s', (group) => {
  const folder = bundleOf(group);

  test('is one CommonJS file and its source map', () => {
    const files = readdirSync(folder).filter((name) => name !== 'node_modules');
    const more = group === 'previews' ? ['renderer.mjs'] : [];
    expect(files.sort()).toEqual(['index.js', 'index.js.map', 'package.json', ...more]);
  });

  test('contains all its dependencies, and exports the handler that Lambda calls', () => {
    const environment = {
      TABLE_NAME: 'table',
      SITE_URL: 'https://www.example.com',
      ORIGIN_VERIFY: '00000000-0000-4000-8000-000000000000',
      IMAGE_BUCKET: 'images',
      CV_BUCKET: 'cvs',
      BACKUP_BUCKET: 'backups',
      BACKUP_RUNNER_FUNCTION: 'backup-runner',
      AWS_REGION: 'eu-central-1',
    };
    const script = 'import("./index.js").then((module) => process.stdout.write(typeof module.handler))';
    const { stdout, stderr } = spawnSync(process.execPath, ['-e', script], {
      cwd: folder,
      env: environment,
      encoding: 'utf8',
    });
    expect(stderr).toBe('');
    expect(stdout).toBe('function');
  });

  test('reads credentials only from the environment, and contains no other provider', () => {
    expect(readFileSync(join(folder, 'index.js'), 'utf8')).not.toContain('credential_process');
  });
});

test('the publisher’s bundle contains the unchanged renderer', () => {
  const outdir = mkdtempSync(join(tmpdir(), 'cdk-'));
  onTestFinished(() => rmSync(outdir, { recursive: true }));
  const stack = new Stack(new App({ outdir }), 'Publisher');
  const { file } = standInRenderer(outdir);
  handlerCode(functionsDir, 'publisher', { beside: { 'renderer.mjs': file } }).bind(stack);
  const [folder = ''] = readdirSync(outdir).filter((name) => name.startsWith('asset.'));
  expect(readdirSync(join(outdir, folder)).sort()).toEqual([
    'index.js',
    'index.js.map',
    'package.json',
    'renderer.mjs',
  ]);
  expect(readFileSync(join(outdir, folder, 'renderer.mjs'), 'utf8')).toBe(readFileSync(file, 'utf8'));
});

test('the bundle of images renders pictures without installed libraries', () => {
  const script = `const sharp = require('sharp');
    const create = { width: 20, height: 10, channels: 3, background: 'red' };
    sharp({ create }).avif().toBuffer().then(({ length }) => console.log(length > 100));`;
  const { stdout, stderr } = spawnSync(process.execPath, ['-e', script], {
    cwd: bundleOf('images'),
    encoding: 'utf8',
  });
  expect({ stdout, stderr }).toEqual({ stdout: 'true\n', stderr: '' });
});

test('the bundle of messages is at most 360 kB', () => {
  expect(readFileSync(join(bundleOf('messages'), 'index.js')).byteLength).toBeLessThanOrEqual(360_000);
});
