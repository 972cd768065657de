import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { contentSecurityPolicy, inlineHashes } from './content-security-policy.ts';

/** Returns the hashes of the inline scripts and styles of a site that has these files. */
function hashesIn(files: Record<string, string>) {
  const folder = mkdtempSync(join(tmpdir(), 'csp-'));
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), text);
  }
  const hashes = inlineHashes(folder);
  rmSync(folder, { recursive: true });
  return hashes;
}

const policy = contentSecurityPolicy({ scripts: "'sha256-a=' 'sha256-b='", styles: "'sha256-c='" }, [
  'https://uploads.example',
  'https://cvs.example',
]);

function hashOf(text: string): string {
  return `sha256-${createHash('sha256').update(text).digest('base64')}`;
}

test('allows an inline script by its exact hash', () => {
  const script = '\n  if (a < b) go("دليل");\n';
  expect(hashesIn({ 'index.html': `<script>${script}</script>` }).Scripts).toEqual([hashOf(script)]);
  const html = `<SCRIPT type="module" data-src="x">${script}</SCRIPT >`;
  expect(hashesIn({ 'index.html': html }).Scripts).toEqual([hashOf(script)]);
});

test('names a script that several pages share once', () => {
  const html = '<script>a()</script>';
  const { Scripts } = hashesIn({
    'index.html': html,
    'ar/contact.html': html,
    'contact.html': `${html}<script>b()</script>`,
  });
  expect(Scripts).toEqual([hashOf('a()'), hashOf('b()')].sort());
});

test('allows only the named scripts, and scripts from files', () => {
  expect(policy).toContain("script-src 'self' 'sha256-a=' 'sha256-b=';");
});

test('scripts from files and data blocks have no hash', () => {
  const html = '<script src="/assets/a.js"></script><script type="application/ld+json">{}</script>';
  expect(hashesIn({ 'index.html': html })).toEqual({ Scripts: [], Styles: [] });
});

test('allows the style of a page by its hash, and no other', () => {
  const html = '<style>a { color: red }</style>';
  expect(hashesIn({ 'index.html': html, 'ar.html': html }).Styles).toEqual([hashOf('a { color: red }')]);
  expect(policy).toContain(`style-src 'self' '${hashOf('')}' 'sha256-c=';`);
});

test('allows nothing that is not named, and no framing', () => {
  expect(policy).toContain("default-src 'none';");
  expect(policy).toContain("frame-ancestors 'none'");
  expect(policy).toContain("base-uri 'none'");
  expect(policy).toContain("form-action 'self'");
  expect(policy).not.toContain('unsafe');
});

test('no text can become markup or script, except in data blocks', () => {
  const directives = policy.split('; ');
  expect(directives).toContain("require-trusted-types-for 'script'");
  expect(directives).toContain('trusted-types data-block character-reference page-preview');
});

test('pages can send to their own address and to the upload addresses of pictures and CVs', () => {
  expect(policy).toContain("connect-src 'self' https://uploads.example https://cvs.example;");
});
