import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { JSDOM } from 'jsdom';
import { describe, expect, test } from 'vitest';
import { withoutStyles } from '#web-testing/inline-styles.ts';

const dist = join(import.meta.dirname, '../../dist/ar');
/** Not checked: this page has a worked example of a formula with Latin digits. */
const worked = ['method.html'];
const pages = readdirSync(dist, { recursive: true, encoding: 'utf8' }).filter(
  (file) => file.endsWith('.html') && !worked.includes(file),
);

interface Text {
  text: string;
  element: Element;
  /** The nearest element that sets a direction. */
  directed: Element | null;
}

/** Returns the Arabic texts of a page: each element with text of its own, and this text. */
function textsOf(page: string): Text[] {
  const { body } = new JSDOM(withoutStyles(readFileSync(join(dist, page), 'utf8'))).window.document;
  return [...body.querySelectorAll('*')].flatMap((element): Text[] => {
    if (element.closest('script, style, template, [lang=en]')) return [];
    const text = [...element.childNodes]
      .filter(({ nodeType }) => nodeType === 3)
      .map(({ textContent }) => textContent)
      .join('');
    return /\d|[٠-٩]/.test(text) ? [{ text, element, directed: element.closest('[dir], bdi') }] : [];
  });
}

/** Texts that keep Latin digits: phone numbers, and codes and formulas, which contain Latin letters. */
const latin = [/^\+964[\d ]+$/, /^\d\d-\d{3}$/, /[A-Za-z]/];

describe.each(pages)('the Arabic page %s', (page) => {
  const texts = textsOf(page);

  test('has Arabic digits, except in phone numbers, codes and formulas', () => {
    const wrong = texts.filter(({ text, directed }) => {
      if (!/[0-9]/.test(text)) return false;
      const whole = directed?.getAttribute('dir') === 'ltr' ? (directed.textContent ?? '') : '';
      return !latin.some((allowed) => allowed.test(whole.trim()));
    });
    expect(wrong.map(({ text }) => text)).toEqual([]);
  });

  test('has the sign before an amount and the percent sign after it, in right-to-left text', () => {
    const wrong = texts.filter(({ text, directed }) => {
      if (/[٠-٩][+−±]|[٪%][٠-٩]|[٠-٩]%/.test(text)) return true;
      const fromTheRight = directed?.getAttribute('dir') === 'rtl' || directed === null;
      return !fromTheRight && /[+−±-][٠-٩]|[٠-٩]٪/.test(text);
    });
    expect(wrong.map(({ text }) => text)).toEqual([]);
  });
});
