import { globSync, readFileSync } from 'node:fs';
import { basename, dirname, join, matchesGlob } from 'node:path';
import { describe, expect, test } from 'vitest';
import { scripts } from '../package.json' with { type: 'json' };

const root = join(import.meta.dirname, '..');
const isOther = (name: string) =>
  /(^|\/)(node_modules|styled-system|dist.*|\.git|\.local|test-results)$/.test(name);
const files = globSync('{*,.*,{.ci,.github,docs,functions,infra,shared,web}/**}', {
  cwd: root,
  exclude: isOther,
});
const documents = files.filter((path) => /^(docs\/.*|[^/]*|infra\/emulator\/README)\.md$/.test(path));
const sources = files.filter((path) => /\.(ts|tsx|json|mjs)$/.test(path) && path !== '.ci/documents.test.ts');
const names = new Set(
  sources.flatMap((path) => readFileSync(join(root, path), 'utf8').match(/[\w$]+/g) ?? []),
);
/** What the recipes make does not exist. */
const isExample = (text: string) => /\bcase|kiosk|subtitle/i.test(text);
function isThere(path: string): boolean {
  const pattern = path.replace(/<[^>]*>/g, '*').replace(/\/$/, '');
  return files.some((file) => file === pattern || basename(file) === pattern || matchesGlob(file, pattern));
}

describe.each(documents)('%s', (document) => {
  const text = readFileSync(join(root, document), 'utf8');
  const codes = [...text.matchAll(/`([^`\n]+)`/g)].map(([, code = '']) => code);

  test('names scripts of the package', () => {
    const named = [...text.matchAll(/npm run (?:--\S+ )*([\w:-]+)/g)].map(([, name]) => name);
    expect(Object.keys(scripts)).toEqual(expect.arrayContaining(named));
  });

  test('names files and folders that are there', () => {
    const paths = codes.filter((code) => /^(\.ci|docs|functions|infra|shared|web)\/[^\s(]*$/.test(code));
    const named = codes.filter((code) => /^[\w.-]+\.(ts|tsx|mjs|cjs)$/.test(code));
    const all = [...paths, ...named].filter((path) => !isExample(path) && !isBuilt(path));
    expect(all.filter((path) => !isThere(path))).toEqual([]);
  });

  test('links to files that are there', () => {
    const links = [...text.matchAll(/\]\(([^)#:]+)[^):]*\)/g)].map(([, path = '']) =>
      join(dirname(document), path),
    );
    expect(links.filter((path) => !isThere(path))).toEqual([]);
  });

  // A decision names what was not chosen too.
  if (document.includes('decisions')) return;
  test('calls what is in the code by its name', () => {
    const called = codes.flatMap((code) => code.match(/(?<![\w$-])[a-z]+[A-Z]\w*/g) ?? []);
    expect(called.filter((name) => !names.has(name) && !isExample(name))).toEqual([]);
  });
});

function isBuilt(path: string): boolean {
  return /^web\/(dist|styled-system)/.test(path);
}
