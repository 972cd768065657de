import { describe, expect, test } from 'vitest';
import { isolated, layOut, type MailParts } from './layout.ts';

const least: MailParts = { language: 'en', subject: 'Subject', title: 'Title', footer: ['Sent by the site'] };
const link = { label: 'Open', address: 'https://site.example/a' };
const full: MailParts = {
  ...least,
  paragraphs: ['First', 'Second'],
  facts: [
    { label: 'Name', value: 'Shilan' },
    { label: 'City', value: 'أربيل' },
  ],
  links: [
    { label: 'One', note: 'old', address: 'https://site.example/1' },
    { label: 'Two', note: 'new', address: 'https://site.example/2' },
  ],
  quoted: { heading: 'They wrote', text: 'a <b>\nc' },
  link,
  footer: ['Sent by the site', 'Do not answer'],
  footerLink: { label: 'Unsubscribe', address: 'https://site.example/leave' },
};

describe('the plain text of a mail', () => {
  test('has all its parts in order', () => {
    expect(layOut(full).text).toBe(
      [
        'Title',
        'First',
        'Second',
        'Name: Shilan\nCity: \u2068أربيل\u2069',
        'One, old\nhttps://site.example/1',
        'Two, new\nhttps://site.example/2',
        'They wrote:\na <b>\nc',
        'Open:\nhttps://site.example/a',
        '-- \nSent by the site\nDo not answer\nUnsubscribe: https://site.example/leave',
      ].join('\n\n'),
    );
  });

  test('has no empty lines for parts that it lacks', () => {
    expect(layOut(least).text).toBe('Title\n\n-- \nSent by the site');
  });
});

describe('the markup of a mail', () => {
  test('has all its parts, and escapes them', () => {
    const { html } = layOut(full);
    for (const part of [
      '<bdi>Shilan</bdi>',
      '<bdi>Two</bdi>',
      '>new<',
      '>They wrote<',
      'a &lt;b&gt;',
      '>Do not answer<',
    ])
      expect(html).toContain(part);
    for (const address of ['1', '2', 'a', 'leave'])
      expect(html).toContain(`href="https://site.example/${address}"`);
  });

  test('is written in a face that mail programs have', () => {
    expect(layOut(least).html).toContain('font-family: &#39;Segoe UI&#39;, Tahoma, Arial, sans-serif');
  });

  test('has no table, list, quotation or link that it lacks', () => {
    expect(layOut(least).html).not.toMatch(/<table|<ul|<h2|<a /);
  });

  test.each([
    ['en', 'dir="ltr"', 'text-align: left', 'padding-right: 20px'],
    ['ar', 'dir="rtl"', 'text-align: right', 'padding-left: 20px'],
  ] as const)('runs in the direction of its language: %s', (language, direction, start, gap) => {
    const { html } = layOut({ ...full, language });
    expect(html).toContain(`<html lang="${language}" ${direction}>`);
    expect(html).toContain(start);
    expect(html).toContain(gap);
    expect(html).not.toContain(language === 'ar' ? 'text-align: left' : 'text-align: right');
  });
});

describe('the subject of a mail', () => {
  const subjectOf = (subject: string) => layOut({ ...least, subject }).subject;

  test('is one line in its own direction', () => {
    expect(subjectOf('a\r\nBcc: b\u2028c\u202ed')).toBe('a Bcc: b c d');
  });

  test('has at most 200 characters, and no half of one', () => {
    expect(subjectOf('x'.repeat(200))).toBe('x'.repeat(200));
    expect(subjectOf('x'.repeat(201))).toBe(`${'x'.repeat(199)}…`);
    expect(subjectOf(`${'x'.repeat(198)}😀xx`)).toBe(`${'x'.repeat(198)}…`);
  });
});

test.each([
  ['Shilan', 'Shilan'],
  ['', ''],
  ['Shilan أ', '\u2068Shilan أ\u2069'],
  ['أ Shilan', '\u2068أ Shilan\u2069'],
])('the words %j in a mail are %j', (words, enclosed) => expect(isolated(words)).toBe(enclosed));
