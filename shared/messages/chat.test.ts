import { describe, expect, test } from 'vitest';
import { isEmail } from '../text/email.ts';
import {
  type ChatAnswers,
  chatbotLead,
  chatDetailsMaxLength,
  composeLead,
  withLiveAgentLine,
} from './chat.ts';
import { messageMaxLength } from './limits.ts';
import { isUrgent } from './message.ts';

const silent: ChatAnswers = {
  service: '',
  serviceCustom: '',
  industry: '',
  region: '',
  urgency: '',
  details: '',
  requestLiveAgent: false,
  name: '',
  company: '',
  email: '',
};
const answers: ChatAnswers = {
  service: 'retail-audit',
  serviceCustom: '',
  industry: 'food-beverage',
  region: 'krg',
  urgency: '1-3-months',
  details: ' نحتاج إلى تدقيق شهري\nلـ ٢٤ صنفًا ',
  requestLiveAgent: true,
  name: 'Sara',
  company: ' Sample Foods ',
  email: 'sara@example.com',
};

describe('a lead as one text', () => {
  test('has a labelled line for every answer, in English whatever the language of the chat', () => {
    expect(composeLead(answers).split('\n')).toEqual([
      'Service: Retail audit',
      'Industry: Food and beverage',
      'Region: Kurdistan Region only',
      'Urgency: 1–3 months',
      'Company: Sample Foods',
      'Additional details: نحتاج إلى تدقيق شهري',
      'لـ ٢٤ صنفًا',
      'Live Agent Request: Yes',
    ]);
  });

  test('says what was not specified', () => {
    expect(composeLead({ ...silent, details: '  ' }).split('\n')).toEqual([
      'Service: Not specified',
      'Industry: Not specified',
      'Region: Not specified',
      'Urgency: Not specified',
      'Company: Not specified',
      'Additional details: None provided',
      'Live Agent Request: No',
    ]);
  });

  test('contains a service in the visitor’s own words', () => {
    expect(composeLead({ ...answers, service: 'other', serviceCustom: ' Planogram check ' })).toContain(
      'Service: Planogram check\n',
    );
  });

  test('is urgent only for a live agent, not for an answer about urgency', () => {
    expect(isUrgent(composeLead(answers))).toBe(true);
    expect(isUrgent(composeLead({ ...answers, urgency: 'immediately', requestLiveAgent: false }))).toBe(
      false,
    );
  });

  test('fits the length limit of a message', () => {
    const max = 'x'.repeat(200);
    const text = composeLead({
      ...answers,
      serviceCustom: max,
      company: max,
      details: 'x'.repeat(chatDetailsMaxLength),
    });
    expect(text.length).toBeLessThanOrEqual(messageMaxLength);
  });

  test('says once that a live agent was requested', () => {
    expect(withLiveAgentLine('Hello', true)).toBe('Hello\nLive Agent Request: Yes');
    expect(withLiveAgentLine(composeLead(answers), true)).toBe(composeLead(answers));
    expect(withLiveAgentLine('Hello', false)).toBe('Hello');
  });
});

test.each([
  ['sara@example.com', true],
  [' sara@example.com ', true],
  ['sara+audit@mail.example.co', true],
  ['سارة@مثال.عراق', true],
  ['sara@xn--mgbh0fb.xn--kgbechtv', true],
  ['sara@example.c', false],
  ['sara@example.c0', false],
  ['sara@example', false],
  ['sara@', false],
  ['@example.com', false],
  ['sara example@example.com', false],
  ['sara@@example.com', false],
  ['', false],
])('whether %j is an e-mail address: %s', (email, valid) => {
  expect(isEmail(email)).toBe(valid);
});

describe('the body of a lead', () => {
  const body = { name: 'Sara', email: 'sara@example.com', message: 'Hello' };

  test('accepts what the chat sends', () => {
    const sent = {
      ...body,
      company: 'Sample Foods',
      service: 'retail-audit',
      language: 'ar',
      liveAgent: true,
      website: '',
      elapsedMs: 9000,
    };
    expect(chatbotLead.parse(sent)).toEqual(sent);
  });

  test.each([
    { name: ' ' },
    { email: 'sara@example.c' },
    { message: '  ' },
    { message: 'x'.repeat(messageMaxLength + 1) },
    { liveAgent: 'yes' },
    { language: 'fr' },
  ])('rejects %j', (fields) => {
    expect(chatbotLead.safeParse({ ...body, ...fields }).success).toBe(false);
  });
});
