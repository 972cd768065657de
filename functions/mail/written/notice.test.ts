import { expect, test } from 'vitest';
import { builtInCompany } from '#shared/company/company.ts';
import { composeLead } from '#shared/messages/chat.ts';
import type { Message } from '#shared/messages/message.ts';
import { writeNotice } from './notice.ts';

const message: Message = {
  id: 'message-0000000001',
  source: 'contact',
  name: 'Dana Karim',
  email: 'dana@example.com',
  company: 'Sample Foods',
  service: 'data-technology',
  message: 'Please count our shelves.\nThank you.',
  language: 'ar',
  suspicions: [],
  createdAt: '2026-05-01T21:30:00.000Z',
  status: 'new',
  processed: false,
};
const english = (more: Partial<Message> = {}) =>
  writeNotice(builtInCompany, { ...message, ...more }, 'en', 'https://www.shop.test');
const arabic = (more: Partial<Message> = {}) =>
  writeNotice(builtInCompany, { ...message, ...more }, 'ar', 'https://www.shop.test');

test('a notice contains the whole message, and a link to it', () => {
  const { subject, text, html } = english();
  expect(subject).toBe('New message from Dana Karim (Sample Foods)');
  for (const words of [
    'Dana Karim',
    'dana@example.com',
    'Market research and audit software',
    '2 May 2026 at 00:30',
    'M-922T-N1ZN',
    'Contact form',
    'Arabic',
    'Please count our shelves.',
    'https://www.shop.test/admin-panel?tab=messages&message=message-0000000001',
  ]) {
    expect(text).toContain(words);
    expect(html).toContain(words.replaceAll('&', '&amp;'));
  }
});

test('an Arabic notice is all Arabic, from right to left', () => {
  const { subject, text, html } = arabic({
    name: 'دانا',
    company: 'مثال',
    source: 'chatbot',
    service: 'Retail audit',
  });
  expect(subject).toContain('رسالة جديدة من');
  expect(html).toContain('<html lang="ar" dir="rtl">');
  expect(text).toContain('تدقيق التجزئة');
  expect(text).toContain('٢ أيار ٢٠٢٦');
  const own = html.replace(
    /<[^>]*>|Please count our shelves\.|Thank you\.|dana@example\.com|M-922T-N1ZN/g,
    '',
  );
  expect(own.match(/[A-Za-z]{2,}/g)).toBeNull();
});

test.each<[Partial<Message>, string, string]>([
  [{ message: 'This is URGENT.' }, 'URGENT: ', 'عاجلة: '],
  [
    {
      message: composeLead({
        requestLiveAgent: true,
        serviceCustom: '',
        details: '',
        name: '',
        company: '',
        email: '',
        service: '',
        industry: '',
        region: '',
        urgency: '',
      }),
    },
    'URGENT, LIVE AGENT: ',
    'عاجلة، طلب اتصال من ممثّل: ',
  ],
  [{ suspicions: ['too-fast', 'no-form'] }, 'Possible spam: ', 'مشتبه بها: '],
])('begins with what is special about %j', (more, inEnglish, inArabic) => {
  expect(english(more).subject.startsWith(inEnglish)).toBe(true);
  expect(arabic(more).subject.startsWith(inArabic)).toBe(true);
});

test('text of a visitor never becomes markup, another header, or another line of the subject', () => {
  const { subject, html } = english({
    name: 'A\r\nBcc: x@example.com\u202eB',
    message: '<script>alert(1)</script><img src=x>',
    company: '<b>"\'',
  });
  expect(subject).not.toMatch(/[\r\n\u202e]/);
  expect(html).not.toMatch(/<(script|img|b)[ >]/);
});

test('a subject has a maximum length, and is not cut inside a character', () => {
  const { subject } = english({ name: '😀'.repeat(200) });
  expect(subject.length).toBeLessThanOrEqual(200);
  expect(Buffer.from(subject).toString()).toBe(subject);
});

test('says if the sender’s address cannot be answered', () => {
  expect(english().text).toContain('Reply to this mail to write to the sender.');
  expect(english({ email: 'دانا@example.com' }).text).toContain('cannot be answered from this mail');
});
