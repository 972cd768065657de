import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

const root = join(import.meta.dirname, '../..');
const run = promisify(execFile);
const maxBuffer = 64 * 1024 * 1024;
const options = [
  ...['--ignoreConfig', '--noEmit', '--strict', '--skipLibCheck', '--types', ''],
  ...['--module', 'esnext', '--moduleResolution', 'bundler'],
];

/**
 * Returns the errors in the JSON-LD of documents, given by name: types and properties that are not in schema.org's vocabulary.
 * The TypeScript compiler checks each graph against the types of `schema-dts`. One line for each finding.
 */
export async function structuredDataErrors(documents: ReadonlyMap<string, string>): Promise<string[]> {
  const folder = await mkdtemp(join(tmpdir(), 'structured-data-'));
  try {
    const names = [...documents.keys()];
    const files = await Promise.all(
      [...documents.values()].map(async (html, index) => {
        const file = join(folder, `document-${index}.ts`);
        await writeFile(file, moduleOf(html));
        return file;
      }),
    );
    const nameOf = (path: string) => names[Number(/document-(\d+)/.exec(path)?.[1])] ?? path;
    const { stdout } = await run(join(root, 'node_modules/.bin/tsc'), [...options, ...files], {
      maxBuffer,
    }).catch((failure: { stdout: string }) => failure);
    return stdout
      .split('\n')
      .filter((line) => line.trim() !== '')
      .map((line) => line.replace(/^[^(:]*/, nameOf));
  } finally {
    await rm(folder, { recursive: true });
  }
}

/** Returns the JSON-LD texts of a document's script elements. */
export function structuredDataIn(html: string): string[] {
  const scripts = html.matchAll(/<script\b[^>]*type="application\/ld\+json"[^>]*>([\s\S]*?)<\/script>/g);
  return [...scripts].map(([, json = '']) => json);
}

/** Returns the code of a module that compiles if the document's graphs are valid. */
function moduleOf(html: string): string {
  const graphs = structuredDataIn(html).map((json, index) => `export const graph${index}: Graph = ${json};`);
  const types = JSON.stringify(join(root, 'node_modules/schema-dts/dist/schema.d.ts'));
  return [`import type { Graph } from ${types};`, ...graphs, 'export {};'].join('\n');
}
