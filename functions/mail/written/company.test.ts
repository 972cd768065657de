import '#functions/data/testing/environment.ts';
import { expect, test } from 'vitest';
import type { WrittenMail } from '#functions/data/mail/send-mail.ts';
import { articleWith } from '#functions/data/testing/posts.ts';
import { builtInCompany, type Company } from '#shared/company/company.ts';
import { type Language, languages } from '#shared/language.ts';
import type { Message } from '#shared/messages/message.ts';
import type { Post } from '#shared/posts/schemas.ts';
import { writeAcknowledgement } from './acknowledgement.ts';
import { writeCodesOff } from './codes-off.ts';
import { writeDigest } from './digest.ts';
import { writeHandOver } from './hand-over.ts';
import { writeLink } from './link.ts';
import { writeArticle } from './newsletter/article.ts';
import { writeConfirmation } from './newsletter/confirmation.ts';
import { writeNotice } from './notice.ts';
import { writeTestMail } from './test-mail.ts';

const siteUrl = 'https://www.shop.test';
const typed = `I saw ${builtInCompany.name.en} on a shelf.`;
const message: Message = {
  ...{ id: 'message-0000000001', source: 'contact', name: 'Dana', email: 'dana@example.com' },
  ...{
    message: 'Please count our shelves.',
    language: 'ar',
    suspicions: [],
    status: 'new',
    processed: false,
  },
  createdAt: '2026-05-01T21:30:00.000Z',
};
const article = { ...articleWith(), id: 'post-of-the-tests-1', author: '', authorAr: '' } as Post<'blog'>;
const share = { accountId: 'sara', messages: 1, drafts: [], texts: 0, plans: [], notices: true, links: 1 };

type Write = (company: Company, language: Language) => WrittenMail;

/** Every mail there is, by the file that writes it. */
const mails: Record<string, Write> = {
  './acknowledgement.ts': writeAcknowledgement,
  './codes-off.ts': (us, language) =>
    writeCodesOff(us, { at: message.createdAt, by: 'owner', username: 'sara' }, language, siteUrl),
  './digest.ts': (us, language) => writeDigest(us, { overdue: [message], waiting: 1 }, language, siteUrl),
  './hand-over.ts': (us, language) =>
    writeHandOver(us, { from: 'sara', by: 'owner', to: 'ali', share }, language, siteUrl),
  './link.ts': (us, language) =>
    writeLink(us, { purpose: 'invitation', username: 'sara', language, address: siteUrl }),
  './newsletter/article.ts': (us, language) =>
    writeArticle(us, article, { language, unsubscribeUrl: siteUrl, siteUrl }),
  './newsletter/confirmation.ts': (us, language) => writeConfirmation(us, language, siteUrl),
  './notice.ts': (us, language) => writeNotice(us, message, language, siteUrl),
  './test-mail.ts': writeTestMail,
};

const marked: Company = {
  name: { en: 'Shelf and Partners', ar: 'رف وشركاه' },
  address: { en: 'Street of the tests', ar: 'شارع التجارب' },
  phone: { en: '+964 7', ar: '+964 7' },
  email: { en: 'marked@example.org', ar: 'marked@example.org' },
  social: [],
};
const before = [builtInCompany.name, builtInCompany.address, builtInCompany.phone, builtInCompany.email]
  .flatMap((fact) => Object.values(fact))
  .filter((text) => text !== '');

test('this file tests every mail', () => {
  const writers = import.meta.glob<Record<string, unknown>>(['./**/*.ts', '!./**/*.test.ts'], {
    eager: true,
  });
  const writing = Object.entries(writers).filter(([, module]) =>
    Object.keys(module).some((name) => name.startsWith('write')),
  );
  expect(writing.map(([file]) => file).sort()).toEqual(Object.keys(mails).sort());
});

test.each(Object.entries(mails))('%s uses the company’s current name, in both languages', (_, write) => {
  for (const language of languages) {
    const { subject, text, html } = write(marked, language);
    for (const old of before) for (const part of [subject, text, html]) expect(part).not.toContain(old);
    expect(text + subject).toContain(marked.name[language]);
  }
});

test('an invitation and a password mail name the company in the subject', () => {
  for (const purpose of ['invitation', 'reset'] as const) {
    const { subject } = writeLink(marked, { purpose, username: 'sara', language: 'ar', address: siteUrl });
    expect(subject).toContain(marked.name.ar);
  }
});

test('text of a visitor is not changed if it contains the company’s name', () => {
  const { text } = writeNotice(marked, { ...message, message: typed }, 'en', siteUrl);
  expect(text).toContain(typed);
});
