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
 * What is not in schema.org's vocabulary in the JSON-LD of documents, by name: the vocabulary is the types of `schema-dts`, and
 * the compiler is asked whether each graph is of them. One line for each finding.
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

/** The JSON-LD of a document, as it stands in its script elements. */
export function structuredDataIn(html: string): string[] {
  const scripts = html.matchAll(/<script\b[^>]*type="application\/ld\+json"[^>]*>([\s\S]*?)<\/script>/g);
  return [...scripts].map(([, json = '']) => json);
}

/** A module that compiles when the document's graphs are in the vocabulary. */
function moduleOf(html: string): string {
  const graphs = structuredDataIn(html).map((json, index) => `export const graph${index}: Graph = ${json};`);
  const types = JSON.stringify(join(root, 'node_modules/schema-dts/dist/schema.d.ts'));
  return [`import type { Graph } from ${types};`, ...graphs, 'export {};'].join('\n');
}
