import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { contentSecurityPolicy } from './content-security-policy.ts';

function policyOf(files: Record<string, string>, earlier: readonly string[] = []): string {
  const folder = mkdtempSync(join(tmpdir(), 'csp-'));
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), text);
  }
  const policy = contentSecurityPolicy(folder, 'https://uploads.example', earlier);
  rmSync(folder, { recursive: true });
  return policy;
}

function scriptSources(html: string): string[] {
  const [, sources = ''] = /script-src ([^;]*)/.exec(policyOf({ 'index.html': html })) ?? [];
  return sources.split(' ');
}

function hashOf(script: string): string {
  return `'sha256-${createHash('sha256').update(script).digest('base64')}'`;
}

test('an inline script of a page is allowed by its hash, to the byte', () => {
  const script = '\n  if (a < b) go("دليل");\n';
  expect(scriptSources(`<script>${script}</script>`)).toEqual(["'self'", hashOf(script)]);
  expect(scriptSources(`<SCRIPT type="module" data-src="x">${script}</SCRIPT >`)).toContain(hashOf(script));
});

test('a script that several pages share is named once', () => {
  const html = '<script>a()</script>';
  const policy = policyOf({
    'index.html': html,
    'ar/contact.html': html,
    'contact.html': `${html}<script>b()</script>`,
  });
  expect(policy.match(/'sha256-/g)).toHaveLength(3); // a, b, and the style engine's
  expect(policy).toContain(hashOf('a()'));
  expect(policy).toContain(hashOf('b()'));
});

test('the scripts of pages that may still be out are allowed too, each named once', () => {
  const current = hashOf('a()').slice(1, -1);
  const policy = policyOf({ 'index.html': '<script>a()</script>' }, [current, 'sha256-earlier=']);
  expect(policy).toContain(`script-src 'self' '${current}' 'sha256-earlier=';`);
});

test('scripts from files and data blocks get no hash', () => {
  const html = '<script src="/assets/a.js"></script><script type="application/ld+json">{}</script>';
  expect(scriptSources(html)).toEqual(["'self'"]);
});

test('nothing is allowed that is not named, and nobody may frame the site', () => {
  const policy = policyOf({ 'index.html': '' });
  expect(policy).toContain("default-src 'none';");
  expect(policy).toContain("frame-ancestors 'none'");
  expect(policy).toContain("base-uri 'none'");
  expect(policy).toContain("form-action 'self'");
  expect(policy).not.toContain('unsafe');
});

test('no text becomes markup or script, but for data blocks', () => {
  const directives = policyOf({ 'index.html': '' }).split('; ');
  expect(directives).toContain("require-trusted-types-for 'script'");
  expect(directives).toContain('trusted-types data-block character-reference');
});

test('pages send to their own address and to where pictures are uploaded', () => {
  expect(policyOf({ 'index.html': '' })).toContain("connect-src 'self' https://uploads.example;");
});

test('the empty style element of the style engine is allowed', () => {
  expect(policyOf({ 'index.html': '' })).toContain(`style-src 'self' ${hashOf('')}`);
});
