import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';

/** The English texts of the admin area, one file for each part; the Arabic file lies beside it. */
const english = Object.keys(import.meta.glob('./**/*.en.ts'));
const arabic = Object.keys(import.meta.glob('./**/*.ar.ts'));

/** Text that stays as it is in Arabic: names, and words that users type. */
const untranslated =
  /Markdown|QR|Google Authenticator|Microsoft Authenticator|Aegis|LinkedIn|Facebook|Twitter|JPE?G|PNG|GIF|WebP|AVIF|HEIC|CSV|SEO|URL|PDF|Word|Docs|AWS( Backup)?|DynamoDB|--[a-z-]+( [a-z,]+)?|Ctrl|Alt|Enter|Esc|Chrome(OS)?|Edge|Firefox|Opera|Safari|Samsung Internet|Android|iPhone|iPad|Linux|Mac|Windows|mailFrom|backups|npm run (admin|export)|https?:|mailto:|tel:|\/[\w./-]+|[\w-]+@[\w.]+|[\w-]+\.(csv|json|txt)/g;

/** Returns a file's code without the expressions in its template strings (`${…}`). */
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

/** Returns the texts of a file, which stand between quotes. */
function textsOf(file: string): string[] {
  const code = readFileSync(join(import.meta.dirname, file), 'utf8');
  const filled = [...withoutFillings(code).matchAll(/`([^`]*)`/g)];
  return [...code.matchAll(/'([^'\n]*)'/g), ...filled]
    .map(([, text = '']) => text.replaceAll('\\n', ' '))
    .filter((text) => /\p{Script=Arabic}/u.test(text));
}

test.each(english)('%s has its Arabic counterpart', (file) => {
  expect(existsSync(join(import.meta.dirname, file.replace('.en.ts', '.ar.ts')))).toBe(true);
});

describe.each(arabic)('%s', (file) => {
  const texts = textsOf(file);

  test('contains no English except names and technical terms', () => {
    expect(texts.filter((text) => /[A-Za-z]/.test(text.replace(untranslated, '')))).toEqual([]);
  });

  test('writes numbers in Arabic digits', () => {
    const wrong = texts.filter((text) => /[0-9]/.test(text.replace(untranslated, '')));
    expect(wrong.filter((text) => !/\+964|1\. و 2\./.test(text))).toEqual([]);
  });

  test('uses Arabic punctuation', () => {
    expect(texts.filter((text) => /\p{Script=Arabic}\s*[,;?]|ـ{2,}|اً/u.test(text))).toEqual([]);
  });
});

/** Returns the forms of each counted noun, as they are written in a file. */
function formsOf(file: string): Partial<Record<string, string>>[] {
  const code = readFileSync(join(import.meta.dirname, file), 'utf8');
  return [...code.matchAll(/\{[^{}]*\bfew:[^{}]*\}/g)].map(([forms]) =>
    Object.fromEntries([...forms.matchAll(/(\w+): '([^']*)'/g)].map(([, form = '', text]) => [form, text])),
  );
}

test.each(arabic.flatMap((file) => formsOf(file).map((forms) => [forms.few, file, forms] as const)))(
  'after 3 to 10 the noun is %s in %s, in the plural, and in the singular after more',
  (few, _, { one, many, other }) => {
    // A predicate, unlike a counted noun, is the same after every number.
    if (few?.startsWith('منها ')) return;
    expect([one, many, other]).not.toContain(few);
    expect([few, many, other]).not.toContain(undefined);
  },
);

test('checks the forms of all counted nouns', () => {
  const calls = arabic.map(
    (file) => readFileSync(join(import.meta.dirname, file), 'utf8').split(/\bfew:/).length - 1,
  );
  expect(arabic.flatMap(formsOf)).toHaveLength(calls.reduce((sum, count) => sum + count));
});

test('checks all texts', () => {
  expect(arabic.flatMap(textsOf).length).toBeGreaterThan(500);
});
