import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';

/** What the admin area says in Arabic, file by file, as it is written. */
const english = Object.keys(import.meta.glob('./**/*.en.ts'));
const arabic = Object.keys(import.meta.glob('./**/*.ar.ts'));

/** What stays as it is in Arabic: names, and what is typed like this. */
const untranslated =
  /Markdown|QR|Google Authenticator|Microsoft Authenticator|Aegis|LinkedIn|Facebook|Twitter|JPE?G|PNG|GIF|WebP|AVIF|HEIC|CSV|SEO|URL|Word|Docs|Ctrl|Enter|Esc|Chrome(OS)?|Edge|Firefox|Opera|Safari|Samsung Internet|Android|iPhone|iPad|Linux|Mac|Windows|mailFrom|npm run admin|https?:|mailto:|tel:|\/[\w./-]+|[\w-]+@[\w.]+|[\w-]+\.(csv|json|txt)/g;

/** A file's code without what is filled into its texts (`${…}`). */
function withoutFillings(code: string): string {
  let kept = '';
  let depth = 0;
  for (let at = 0; at < code.length; at += 1) {
    if (code.startsWith('${', at)) depth += 1;
    else if (depth > 0 && code[at] === '}') depth -= 1;
    else if (depth === 0) kept += code[at];
  }
  return kept;
}

/** The texts of a file, which stand between quotes. */
function textsOf(file: string): string[] {
  const code = readFileSync(join(import.meta.dirname, file), 'utf8');
  const filled = [...withoutFillings(code).matchAll(/`([^`]*)`/g)];
  return [...code.matchAll(/'([^'\n]*)'/g), ...filled]
    .map(([, text = '']) => text.replaceAll('\\n', ' '))
    .filter((text) => /\p{Script=Arabic}/u.test(text));
}

test.each(english)('%s has its Arabic beside it', (file) => {
  expect(existsSync(join(import.meta.dirname, file.replace('.en.ts', '.ar.ts')))).toBe(true);
});

describe.each(arabic)('%s', (file) => {
  const texts = textsOf(file);

  test('has no English left, names and technical terms aside', () => {
    expect(texts.filter((text) => /[A-Za-z]/.test(text.replace(untranslated, '')))).toEqual([]);
  });

  test('writes numbers in Arabic digits', () => {
    const wrong = texts.filter((text) => /[0-9]/.test(text.replace(untranslated, '')));
    expect(wrong.filter((text) => !/\+964|1\. و 2\./.test(text))).toEqual([]);
  });

  test('punctuates as Arabic does', () => {
    expect(texts.filter((text) => /\p{Script=Arabic}\s*[,;?]|ـ{2,}|اً/u.test(text))).toEqual([]);
  });
});

test('all texts are looked at', () => {
  expect(arabic.flatMap(textsOf).length).toBeGreaterThan(500);
});
