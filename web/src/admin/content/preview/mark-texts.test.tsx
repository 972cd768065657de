import { afterEach, expect, test } from 'vitest';
import { itemAt, markTexts, textsOnPage } from './mark-texts.ts';

afterEach(() => document.body.replaceChildren());

const texts = {
  about_title: { value: 'Who we are', valueAr: 'من نحن' },
  contact_title: { value: 'Contact us', valueAr: 'تواصل معنا' },
};

/** Returns a page with both titles, as the publisher writes it. */
function page() {
  document.body.innerHTML =
    '<main><h1>Who we\u00A0are</h1><h2><span>Contact us</span></h2><p>Else</p></main>';
  const said = textsOnPage(['about_title', 'contact_title'], (key) => texts[key as keyof typeof texts], 'en');
  const [title, other, rest] = ['h1', 'span', 'p'].map((name) => document.querySelector(name) as HTMLElement);
  return { said, title, other, rest } as Record<'title' | 'other' | 'rest', HTMLElement> & {
    said: typeof said;
  };
}

test('the edited text has a yellow frame, and each text that can be chosen a hand cursor', () => {
  const { said, title, other, rest } = page();
  markTexts(document, said, 'about_title');
  expect(title.style.outline).toMatch(/^3px solid (#FFC933|rgb\(255, 201, 51\))$/i);
  expect(other.style.outline).toBe('');
  expect([title, other, rest].map(({ style }) => style.cursor)).toEqual(['pointer', 'pointer', '']);
  markTexts(document, said, 'contact_title');
  expect(title.style.outline).toBe('');
  expect(other.style.outline).not.toBe('');
});

test('a text split by markup is marked as a whole, and an element that only contains it is not', () => {
  const { said } = page();
  document.body.innerHTML = '<section><h1>Who <em>we</em> are</h1><p>and more</p></section>';
  markTexts(document, said, 'about_title');
  const [section, title, part] = ['section', 'h1', 'em'].map((name) =>
    document.querySelector<HTMLElement>(name),
  );
  expect(title?.style.cursor).toBe('pointer');
  expect([section?.style.cursor, part?.style.cursor]).toEqual(['', '']);
});

test('a picture with unsaved changes is framed inside its edges', () => {
  document.body.innerHTML =
    '<main><picture><source><img src="/images/new/1600x900.webp?focus=50,25" alt=""></picture><img src="/other.svg" alt=""></main>';
  const value = '/images/new/1600x900.webp?focus=50,25';
  const said = textsOnPage(
    ['about_image', 'team_image'],
    (key) => (key === 'about_image' ? { value, valueAr: '' } : undefined),
    'ar',
  );
  const [picture, drawing] = document.querySelectorAll('img');
  markTexts(document, said, 'about_image');
  expect(picture?.style.outline).not.toBe('');
  expect(picture?.style.outlineOffset).toBe('-3px');
  expect([picture?.style.cursor, drawing?.style.cursor]).toEqual(['pointer', '']);
  expect([picture, drawing].map((image) => itemAt(image as Element, said))).toEqual([
    'about_image',
    undefined,
  ]);
});

test('a chosen text is found by its content', () => {
  const { said, title, other, rest } = page();
  expect([title, other, rest].map((element) => itemAt(element, said))).toEqual([
    'about_title',
    'contact_title',
    undefined,
  ]);
});
