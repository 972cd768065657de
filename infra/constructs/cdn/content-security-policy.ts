import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Chakra's style engine inserts this one empty style element and fills it by script. */
const emptyStyle = "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='";

/**
 * Returns the `Content-Security-Policy` of every response. Inline scripts are allowed by their hashes in the built
 * pages, so that no other script runs.
 *
 * @param scripts those hashes as sources, such as `'sha256-…' 'sha256-…'`
 * @param uploadOrigins where pages may send files besides their own origin
 */
export function contentSecurityPolicy(scripts: string, uploadOrigins: readonly string[]): string {
  const directives = {
    'default-src': ["'none'"],
    'script-src': ["'self'", scripts],
    'style-src': ["'self'", emptyStyle],
    'img-src': ["'self'", 'https:', 'data:'],
    'media-src': ["'self'"],
    'font-src': ["'self'"],
    'connect-src': ["'self'", ...uploadOrigins],
    'manifest-src': ["'self'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'none'"],
    'base-uri': ["'none'"],
    'object-src': ["'none'"],
    // Scripts cannot turn text into markup or script, except the JSON of data blocks (`web/src/head/data-block.ts`) and,
    // in a frame without scripts, the preview of a post.
    'require-trusted-types-for': ["'script'"],
    'trusted-types': ['data-block', 'character-reference', 'page-preview'],
  };
  return Object.entries(directives)
    .map(([name, sources]) => `${name} ${sources.join(' ')}`)
    .join('; ');
}

/** Returns the hashes of the inline scripts of a built site, in the form of a policy. */
export function inlineScriptHashes(distDir: string): string[] {
  const scripts = readdirSync(distDir, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.html'))
    .flatMap((file) => inlineScripts(readFileSync(join(distDir, file), 'utf8')));
  const hashes = scripts.map((script) => `sha256-${createHash('sha256').update(script).digest('base64')}`);
  return [...new Set(hashes)].sort();
}

/**
 * Returns the texts of the script elements that a browser would run. Data blocks such as JSON-LD need no permission.
 */
function inlineScripts(html: string): string[] {
  return [...html.matchAll(/<script\b([^>]*)>([\s\S]*?)<\/script\s*>/gi)]
    .filter(([, attributes = '']) => !/\ssrc\s*=/i.test(attributes) && isScript(typeOf(attributes)))
    .map(([, , text = '']) => text);
}

function typeOf(attributes: string): string {
  const [, quoted, bare] = /\stype\s*=\s*(?:["']([^"']*)["']|([^\s>]+))/i.exec(attributes) ?? [];
  return (quoted ?? bare ?? '').trim().toLowerCase();
}

function isScript(type: string): boolean {
  return ['', 'module', 'importmap', 'speculationrules'].includes(type) || /\/(java|ecma)script$/.test(type);
}
