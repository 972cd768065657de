import { execFile, spawnSync } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { withoutStyles } from '#web-testing/inline-styles.ts';
import { schemaFile, type XmlForm } from './xml-errors.ts';

/**
 * The Nu HTML checker, which needs Java 11. It is started directly, because the package's own start script would download a
 * Java.
 */
const jar = join(dirname(createRequire(import.meta.url).resolve('vnu-jar')), 'build/dist/vnu.jar');
const maxBuffer = 256 * 1024 * 1024;
const run = promisify(execFile);

/** True if this machine can run the checker. Otherwise prints why not. */
export function checksHtml(): boolean {
  const java = spawnSync('java', ['-version'], { encoding: 'utf8' });
  const version = Number(/version "(\d+)/.exec(java.stderr ?? '')?.[1] ?? 0);
  if (version < 11)
    console.warn('Skipped: the Nu HTML checker needs Java 11 or newer, and there is none here.');
  return version >= 11;
}

interface Message {
  type: string;
  url: string;
  message: string;
  extract?: string;
}

/**
 * Returns the checker's findings in HTML documents, without their stylesheets, by name; one line per finding. One process
 * checks all.
 */
export function htmlErrors(documents: ReadonlyMap<string, string>): Promise<string[]> {
  const markup = [...documents].map(([name, html]) => [name, withoutStyles(html)] as const);
  return errorsIn(new Map(markup), 'html', []);
}

/** Returns the checker's findings in XML documents of a form with a schema ({@link schemaFile}), in the same form. */
export function xmlFormErrors(form: XmlForm, documents: ReadonlyMap<string, string>): Promise<string[]> {
  return errorsIn(documents, 'xml', ['--xml', '--schema', pathToFileURL(schemaFile(form)).href]);
}

async function errorsIn(
  documents: ReadonlyMap<string, string>,
  extension: string,
  how: readonly string[],
): Promise<string[]> {
  const folder = await mkdtemp(join(tmpdir(), 'documents-'));
  try {
    const names = [...documents.keys()];
    const files = names.map((_, index) => join(folder, `${index}.${extension}`));
    const texts = [...documents.values()];
    await Promise.all(files.map((file, index) => writeFile(file, texts[index] ?? '')));
    const options = ['--stdout', '--errors-only', '--exit-zero-always', '--format', 'json', ...how];
    // Runs Java without its optimizing compiler, which would take longer than it saves. The quick compiler needs a larger
    // stack.
    const java = ['-Xss8m', '-XX:TieredStopAtLevel=1', '-XX:+UseSerialGC'];
    const { stdout } = await run('java', [...java, '-jar', jar, ...options, ...files], { maxBuffer });
    const { messages }: { messages: Message[] } = JSON.parse(stdout);
    return messages.map(({ type, url, message, extract = '' }) => {
      const name = names[Number(/(\d+)\.\w+$/.exec(url)?.[1])] ?? url;
      return `${name}: ${type}: ${message} ${JSON.stringify(extract)}`;
    });
  } finally {
    await rm(folder, { recursive: true });
  }
}
