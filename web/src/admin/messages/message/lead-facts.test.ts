import { expect, test } from 'vitest';
import { composeLead } from '#shared/messages/chat.ts';
import type { Message } from '#shared/messages/message.ts';
import { leadFacts } from './lead-facts.ts';

const answers = {
  service: 'retail-audit',
  serviceCustom: '',
  industry: 'fmcg',
  region: 'krg',
  urgency: '',
  details: 'Two lines:\nLive Agent Request: maybe',
  requestLiveAgent: true,
  name: 'Sara',
  company: 'Sample Foods',
  email: 'sara@example.com',
};
const lead: Message = {
  id: 'a',
  source: 'chatbot',
  name: 'Sara',
  email: 'sara@example.com',
  message: composeLead(answers),
  suspicions: [],
  createdAt: '2026-01-01T00:00:00.000Z',
  status: 'new',
  processed: false,
};

test('answers become facts, the visitor’s own words stay a text', () => {
  const found = leadFacts(lead);
  expect(found?.facts.map(({ label }) => label)).toEqual(['Industry', 'Region', 'Live agent']);
  expect(found?.facts.at(-1)?.value).toBe('Asked for');
  expect(found?.details).toBe(answers.details);
});

test('an empty answer makes no fact', () => {
  const silent = { ...answers, industry: '', region: '', details: '', requestLiveAgent: false };
  expect(leadFacts({ ...lead, message: composeLead(silent) })).toEqual({ facts: [], details: '' });
});

test('other messages stay as they were written', () => {
  expect(leadFacts({ ...lead, source: 'contact' })).toBeUndefined();
  expect(leadFacts({ ...lead, message: 'Anything else' })).toBeUndefined();
});
