import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { contentSecurityPolicy, inlineScriptHashes } from './content-security-policy.ts';

/** The hashes of the inline scripts of a site that has these files. */
function hashesIn(files: Record<string, string>): string[] {
  const folder = mkdtempSync(join(tmpdir(), 'csp-'));
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), text);
  }
  const hashes = inlineScriptHashes(folder);
  rmSync(folder, { recursive: true });
  return hashes;
}

const policy = contentSecurityPolicy("'sha256-a=' 'sha256-b='", [
  'https://uploads.example',
  'https://cvs.example',
]);

function hashOf(script: string): string {
  return `sha256-${createHash('sha256').update(script).digest('base64')}`;
}

test('an inline script of a page is allowed by its hash, to the byte', () => {
  const script = '\n  if (a < b) go("دليل");\n';
  expect(hashesIn({ 'index.html': `<script>${script}</script>` })).toEqual([hashOf(script)]);
  const html = `<SCRIPT type="module" data-src="x">${script}</SCRIPT >`;
  expect(hashesIn({ 'index.html': html })).toEqual([hashOf(script)]);
});

test('a script that several pages share is named once', () => {
  const html = '<script>a()</script>';
  const hashes = hashesIn({
    'index.html': html,
    'ar/contact.html': html,
    'contact.html': `${html}<script>b()</script>`,
  });
  expect(hashes).toEqual([hashOf('a()'), hashOf('b()')].sort());
});

test('of scripts those are allowed that are named, and those from files', () => {
  expect(policy).toContain("script-src 'self' 'sha256-a=' 'sha256-b=';");
});

test('scripts from files and data blocks get no hash', () => {
  const html = '<script src="/assets/a.js"></script><script type="application/ld+json">{}</script>';
  expect(hashesIn({ 'index.html': html })).toEqual([]);
});

test('nothing is allowed that is not named, and nobody may frame the site', () => {
  expect(policy).toContain("default-src 'none';");
  expect(policy).toContain("frame-ancestors 'none'");
  expect(policy).toContain("base-uri 'none'");
  expect(policy).toContain("form-action 'self'");
  expect(policy).not.toContain('unsafe');
});

test('no text becomes markup or script, but for data blocks', () => {
  const directives = policy.split('; ');
  expect(directives).toContain("require-trusted-types-for 'script'");
  expect(directives).toContain('trusted-types data-block character-reference page-preview');
});

test('pages send to their own address and to where pictures and CVs are uploaded', () => {
  expect(policy).toContain("connect-src 'self' https://uploads.example https://cvs.example;");
});

test('the empty style element of the style engine is allowed', () => {
  expect(policy).toContain(`style-src 'self' '${hashOf('')}'`);
});
