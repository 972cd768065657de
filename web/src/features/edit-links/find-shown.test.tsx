import { expect, test } from 'vitest';
import { shell } from '#shared/content/company/shell.ts';
import { content } from '#shared/content/registry.ts';
import { boundWords } from '#shared/text/bound-words.ts';
import { findShown } from './find-shown.ts';
import { keysByText, keysOfPage, keysToEdit } from './items-of-page.ts';

function pageWith(...children: Element[]): Element {
  const page = document.createElement('main');
  page.append(...children);
  return page;
}
function element(tag: string, text: string): HTMLElement {
  const made = document.createElement(tag);
  made.textContent = text;
  return made;
}

test('finds an item where its text is shown, at any depth and with any line breaks', () => {
  const { ar } = content.hero_subtitle.fallback;
  const inner = element('p', '');
  inner.append(element('bdi', 'Our shelf'));
  const lead = element('p', boundWords(ar));
  const page = pageWith(element('h1', 'Something else'), inner, lead);
  const stored = new Map([['hero_title', { value: 'x', valueAr: 'Our  shelf\n' }]]);
  expect(findShown(page, keysByText(stored, 'ar', '/'))).toEqual([
    { key: 'hero_title', element: inner.firstElementChild },
    { key: 'hero_subtitle', element: lead },
  ]);
});

test('finds a picture by its address, but not a text that is part of another', () => {
  const picture = document.createElement('img');
  picture.setAttribute('src', '/images/team.png');
  const stored = new Map([['team_image', { value: '/images/team.png', valueAr: '' }]]);
  const more = element('p', `${content.hero_title.fallback.en} And more.`);
  expect(findShown(pageWith(picture, more), keysByText(stored, 'en', '/'))).toEqual([
    { key: 'team_image', element: picture },
  ]);
});

test('of two items with the same text it finds the one of the page', () => {
  const same = { value: 'Careers here', valueAr: '' };
  const stored = new Map([
    ['hero_title', same],
    ['about_title', same],
  ]);
  expect(keysByText(stored, 'en', '/').get('Careers here')).toBe('hero_title');
  expect(keysByText(stored, 'en', '/what-we-do').get('Careers here')).toBe('about_title');
  expect(keysOfPage('/what-we-do')).toContain('about_image');
});

test('lists the page’s own items first, then others shown on it, and those of every page last', () => {
  const header = element('header', '');
  header.append(element('p', 'Shelf company'));
  const main = element('main', '');
  main.append(element('h1', 'Blog'), element('p', 'Our shelf'));
  document.body.replaceChildren(header, main, element('footer', 'Copyright'));
  const stored = new Map([
    ['company_name', { value: 'Shelf company', valueAr: '' }],
    ['blog_title', { value: 'Blog', valueAr: '' }],
    ['hero_subtitle', { value: 'Our shelf', valueAr: '' }],
    ['footer_copyright', { value: 'Copyright', valueAr: '' }],
  ]);
  const keysOn = (path: string) => keysToEdit(path, findShown(document.body, keysByText(stored, 'en', path)));
  expect(keysOn('/blog')).toEqual(['blog_title', 'hero_subtitle', 'company_name', 'footer_copyright']);
  const home = keysOn('/');
  expect(home.slice(0, 2)).toEqual(['hero_title', 'hero_subtitle']);
  expect(home.slice(home.indexOf('blog_title'))).toEqual([
    'blog_title',
    ...Object.keys(shell).filter((key) => key !== 'blog_title'),
  ]);
});
