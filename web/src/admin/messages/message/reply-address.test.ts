import fc from 'fast-check';
import { expect, test } from 'vitest';
import { composeLead } from '#shared/messages/chat.ts';
import type { Message } from '#shared/messages/message.ts';
import { replyAddress } from './reply-address.ts';

const message = (fields: Partial<Message> = {}): Message => ({
  id: 'a',
  source: 'contact',
  name: 'Shilan',
  email: 'shilan@example.com',
  message: 'Please send an offer.\nFor Erbil & Duhok?',
  suspicions: [],
  createdAt: '2026-05-01T10:00:00.000Z',
  status: 'new',
  processed: false,
  ...fields,
});
const company = { en: 'Shelf & Co', ar: 'شركة الرف' };
const reply = (to: Message) => replyAddress(to, company);
/** Returns the parts of an address, as a mail program reads them. */
function read(address: string) {
  const { pathname, searchParams } = new URL(address);
  return { to: pathname, subject: searchParams.get('subject'), body: searchParams.get('body') };
}

test('a reply is addressed to the visitor alone and quotes the message', () => {
  expect(read(reply(message({ email: 'a?bcc=all@example.com' })))).toEqual({
    to: 'a%3Fbcc%3Dall@example.com',
    subject: 'Your message to Shelf & Co',
    body: '\r\n\r\nYour message of 1 May 2026:\r\n> Please send an offer.\r\n> For Erbil & Duhok?',
  });
});

test('a reply to an Arabic message is in Arabic', () => {
  const { subject, body } = read(reply(message({ language: 'ar', message: 'أرسلوا لنا عرضًا' })));
  expect(subject).toBe('رسالتكم إلى شركة الرف');
  expect(body).toMatch(/رسالتكم بتاريخ .+:\r\n> أرسلوا لنا عرضًا$/);
});

test('a reply to a lead quotes only the visitor’s own words, if any', () => {
  const answers = { service: '', serviceCustom: '', industry: 'fmcg', region: '', urgency: '', company: '' };
  const lead = (details: string) =>
    message({
      source: 'chatbot',
      message: composeLead({ ...answers, details, requestLiveAgent: true, name: '', email: '' }),
    });
  expect(read(reply(lead('Two shops'))).body).toMatch(/:\r\n> Two shops$/);
  expect(read(reply(lead(''))).body).toBeNull();
});

test('the mail link is one valid URL, no longer than mail programs accept', () => {
  const { length } = reply(message({ message: 'ش'.repeat(5000) }));
  expect(length).toBeGreaterThan(1900);
  expect(length).toBeLessThanOrEqual(2000);
  const text = fc.string({ unit: 'binary', maxLength: 3000 });
  fc.assert(
    fc.property(fc.oneof(text, fc.constant('\ud800 half')), (written) => {
      const address = reply(message({ message: written }));
      expect(address.length).toBeLessThanOrEqual(2000);
      expect(() => read(address)).not.toThrow();
      expect(address).not.toMatch(/[^\x21-\x7e]/);
    }),
  );
});
