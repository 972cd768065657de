import { globSync, readFileSync } from 'node:fs';
import { basename, dirname, join, matchesGlob } from 'node:path';
import { describe, expect, test } from 'vitest';
import { scripts } from '../package.json' with { type: 'json' };
import { retention } from '../shared/privacy/retention.ts';

const root = join(import.meta.dirname, '..');
const isOther = (name: string) =>
  /(^|\/)(node_modules|styled-system|dist.*|\.git|\.local|test-results)$/.test(name);
const files = globSync('{*,.*,{.ci,.github,docs,functions,infra,shared,web}/**}', {
  cwd: root,
  exclude: isOther,
});
const folders = new Set(files.map(dirname));
const documents = files.filter((path) => /^(docs\/.*|[^/]*|infra\/emulator\/README)\.md$/.test(path));
const sources = files.filter((path) => /\.(ts|tsx|json|mjs)$/.test(path) && path !== '.ci/documents.test.ts');
const names = new Set(
  sources.flatMap((path) => readFileSync(join(root, path), 'utf8').match(/[\w$]+/g) ?? []),
);
/** The recipes also name files and functions that do not exist until somebody follows the recipe. */
const isExample = (text: string) => /\bcase|kiosk|subtitle/i.test(text);
/**
 * True if a code span is a path of the repository or the end of one: not a URL, a package, a media type, or a path on AWS or in
 * the data folder.
 */
const isPath = (code: string) =>
  /^[\w.*<>-]+(\/[\w.*<>{},-]+)*\/?$/.test(code) && (code.includes('/') || /\.(ts|tsx|mjs|cjs)$/.test(code));
const isElsewhere = (code: string) =>
  /^(web\/(dist|styled-system)|cdk\.out|dynalite|dynamodb-local|s3|mails|streams|queues|tables|pages\/<|image\/|text\/|main\/)/.test(
    code,
  );

function isThere(path: string): boolean {
  const pattern = path.replace(/<[^>]*>/g, '*').replace(/^\.\/|\/$/g, '');
  const all = [...files, ...folders];
  if (!/[*{]/.test(pattern)) return all.some((file) => `/${file}`.endsWith(`/${pattern}`));
  return all.some((file) => matchesGlob(file, pattern) || matchesGlob(file, `**/${pattern}`));
}

describe.each(documents)('%s', (document) => {
  const text = readFileSync(join(root, document), 'utf8');
  const codes = [...text.matchAll(/`([^`\n]+)`/g)].map(([, code = '']) => code);

  test('names only scripts of the package', () => {
    const named = [...text.matchAll(/npm run (?:--\S+ )*([\w:-]+)/g)].map(([, name]) => name);
    expect(Object.keys(scripts)).toEqual(expect.arrayContaining(named));
  });

  test('names only files and folders that exist', () => {
    const paths = codes.filter((code) => isPath(code) && !isExample(code) && !isElsewhere(code));
    expect(paths.filter((path) => !isThere(path))).toEqual([]);
  });

  test('links only to files and headings that exist', () => {
    const links = [...text.matchAll(/\]\(([^)#:]*)(#[^):]+)?\)/g)].filter(
      ([link]) => !link.includes('](http'),
    );
    const wrong = links.filter(([, path = '', heading = '']) => {
      const target = path === '' ? document : join(dirname(document), path);
      if (!isThere(target)) return true;
      return heading !== '' && !headingsOf(target).includes(heading);
    });
    expect(wrong.map(([link]) => link)).toEqual([]);
  });

  // A document of decisions also names rejected alternatives, which the code does not contain.
  if (document.includes('decisions')) return;
  test('uses the names that the code uses', () => {
    const called = codes.flatMap((code) => code.match(/(?<![\w$-])[a-z]+[A-Z]\w*/g) ?? []);
    expect(called.filter((name) => !names.has(name) && !isExample(name))).toEqual([]);
  });
});

const textOf = (path: string) => readFileSync(join(root, path), 'utf8');
/** The names in the first column of a table. */
const rowsOf = (text: string) =>
  [...text.matchAll(/^\| (`[^|]*`) \|/gm)].flatMap(([, names = '']) =>
    [...names.matchAll(/`([^`]+)`/g)].map(([, name = '']) => name),
  );

const allDocuments = documents.map((document) => readFileSync(join(root, document), 'utf8'));
/** Scripts that pass their options on to the CDK. */
const ofCdk = ['bootstrap', 'cdk', 'deploy', 'synth'];
/**
 * Options that no document has to name: `--if-absent` is for the start of the local site, `npm run samples` refuses
 * `--table`, and documents use the short form `-c` of `--context`.
 */
const isInternal = (script: string, option: string) =>
  ['admin if-absent', 'samples table'].includes(`${script} ${option}`) || option === 'context';

/** Returns the options that a script's own program reads. */
function optionsOf(script: string): string[] {
  const [program = ''] = scripts[script as keyof typeof scripts].match(/\S+\.ts$/) ?? [];
  if (program === '') return [];
  const code = readFileSync(join(root, program), 'utf8');
  const shared = code.includes('...siteOptions') ? textOf('functions/commands/choose-table.ts') : '';
  const parsed = `${code}${shared}`.matchAll(
    /(?<=^ *|[{,] )'?([\w-]+)'?: (?:\{ type: '(?:string|boolean)'|flag,)/gm,
  );
  const sought = code.matchAll(/(?:argv|args)\.includes\('--([\w-]+)'/g);
  return [...parsed, ...sought].map(([, name = '']) => name);
}

/** Returns the calls of a script in the documents: what follows `npm run <script> --`, up to the end of the code. */
function callsOf(script: string): string[] {
  const call = new RegExp(`npm run ${script} -- ([^\n\`#|]*)`, 'g');
  return allDocuments.flatMap((text) => [...text.matchAll(call)].map(([, given = '']) => given));
}

describe.each(Object.keys(scripts))('npm run %s', (script) => {
  const calls = callsOf(script);

  test('accepts every option that the documents name', () => {
    const named = calls.flatMap((call) =>
      [...call.matchAll(/(?<=^|[ (])--([a-z][\w-]*)/g)].map(([, name]) => name),
    );
    if (!ofCdk.includes(script)) expect(optionsOf(script)).toEqual(expect.arrayContaining(named));
    const given = calls.flatMap((call) => [...call.matchAll(/-c (\w+)=/g)].map(([, name = '']) => name));
    expect(settings()).toEqual(expect.arrayContaining(given));
  });

  if (ofCdk.includes(script)) return;
  test('has no undocumented option', () => {
    const read = allDocuments.filter((text) => text.includes(`npm run ${script}`)).join();
    const unnamed = optionsOf(script).filter(
      (name) => !isInternal(script, name) && !read.includes(`--${name}`),
    );
    expect(unnamed).toEqual([]);
  });
});

/** Returns the names of the settings of a deployment. */
function settings(): string[] {
  const [, schema = ''] =
    textOf('infra/settings.ts').match(/const schema = z\.object\(\{\n(.*?)\n\}\);/s) ?? [];
  return [...schema.matchAll(/^ {2}(\w+):/gm)].map(([, name = '']) => name);
}

test('the list of decisions contains every page with its title', () => {
  const pages = globSync('docs/decisions/0*.md', { cwd: root }).sort();
  const listed = [...textOf('docs/decisions/README.md').matchAll(/^\| \[(\d+)\]\(([^)]+)\) \| (.*?) \|/gm)];
  expect(listed.map(([, number, file, title]) => `${file}: # ${number}: ${title}`)).toEqual(
    pages.map((page) => `${basename(page)}: ${textOf(page).split('\n', 1)[0]}`),
  );
});

test('docs/settings.md contains every setting of a deployment', () => {
  const [, deployment = ''] = textOf('docs/settings.md').split(/^## .*$/m);
  expect(settings()).toContain('stage');
  expect(rowsOf(deployment).toSorted()).toEqual(settings().toSorted());
});

test('docs/runbook.md names an existing test for each promise', () => {
  const [, table = ''] = textOf('docs/runbook.md').match(/^## What is promised[^\n]*\n(.*)/ms) ?? [];
  const [, , ...rows] = table.trim().split('\n');
  expect(rows.length).toBeGreaterThan(25);
  const isProved = (row: string) => {
    const [, promise = '', proof = ''] = row.split(/ ?\| ?/);
    const tests = [...proof.matchAll(/`([^`]+\.test\.tsx?)`/g)].map(([, path = '']) => path);
    return promise !== '' && tests.length > 0 && tests.every((path) => files.includes(path));
  };
  expect(rows.filter((row) => !isProved(row))).toEqual([]);
});

test('docs/stored-data.md contains every kind of items', () => {
  const [, table = ''] = textOf('docs/stored-data.md').match(/^## Kinds of items$(.*?)^## /ms) ?? [];
  const kinds = table.split('\n').flatMap((row) => rowsOf(row));
  expect(kinds.toSorted()).toEqual(Object.keys(retention).toSorted());
});

/** Returns the headings of a document in the form of link anchors. */
function headingsOf(document: string): string[] {
  const text = readFileSync(join(root, document), 'utf8');
  return [...text.matchAll(/^#+ (.*)$/gm)].map(
    ([, heading = '']) =>
      `#${heading
        .toLowerCase()
        .replace(/[^\p{L}\p{N}\s-]/gu, '')
        .replace(/\s/g, '-')}`,
  );
}
