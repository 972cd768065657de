import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { fieldProblems } from '../api/endpoint/error.ts';
import { messageMaxLength, messageMinLength } from './limits.ts';
import {
  contactProblems,
  isOverdue,
  isUrgent,
  listOf,
  type Message,
  messageInput,
  stateOf,
} from './message.ts';

const valid = { name: 'Shilan', email: 'shilan@example.com', message: 'Please send an offer.' };

/** Returns the first problem of a field, as the form shows it. */
function problemOf(field: string, value: unknown): string | undefined {
  const result = messageInput.safeParse({ ...valid, [field]: value });
  return result.success
    ? undefined
    : fieldProblems(result.error).find((problem) => problem.field === field)?.problem;
}

describe('the contact form', () => {
  test('accepts a name, an e-mail address and a message', () => {
    expect(messageInput.parse(valid)).toMatchObject(valid);
  });

  test.each([
    ['name', undefined, 'required'],
    ['name', '', 'required'],
    ['name', '   ', 'required'],
    ['name', 5, 'required'],
    ['name', 'x'.repeat(201), 'too-long'],
    ['email', undefined, 'required'],
    ['email', ' ', 'required'],
    ['email', 'nobody', 'invalid'],
    ['email', 'a@b', 'invalid'],
    ['email', 'a b@example.com', 'invalid'],
    ['email', 'a@b@example.com', 'invalid'],
    ['email', `${'x'.repeat(250)}@b.co`, 'too-long'],
    ['message', undefined, 'required'],
    ['message', '  \n ', 'required'],
    ['message', 'too short', 'too-short'],
    ['message', '  too short  ', 'too-short'],
    ['message', 'x'.repeat(messageMaxLength + 1), 'too-long'],
    ['company', 'x'.repeat(201), 'too-long'],
    ['company', {}, 'invalid'],
    ['service', null, 'invalid'],
    ['language', 'fr', 'invalid'],
    ['elapsedMs', -1, 'invalid'],
    ['elapsedMs', '5', 'invalid'],
    ['website', 1, 'invalid'],
  ])('with the %s %j has the problem %s', (field, value, problem) => {
    expect(problemOf(field, value)).toBe(problem);
  });

  test.each([
    ['email', 'شيلان@مثال.عراق'],
    ['email', 'a+b@sub.example.co'],
    ['message', 'x'.repeat(messageMinLength)],
    ['message', 'x'.repeat(messageMaxLength)],
    ['service', 'anything a later form offers'],
    ['company', undefined],
  ])('accepts the %s %j', (field, value) => {
    expect(problemOf(field, value)).toBeUndefined();
  });

  test('names one problem of an empty message', () => {
    const { error } = messageInput.safeParse({ ...valid, message: '' });
    expect(error && fieldProblems(error)).toEqual([{ field: 'message', problem: 'required' }]);
  });

  test('trims, and treats a blank optional line as absent', () => {
    const parsed = messageInput.parse({
      ...valid,
      name: '  Shilan ',
      company: '  ',
      service: ' general-inquiry ',
    });
    expect(parsed).toMatchObject({ name: 'Shilan', service: 'general-inquiry' });
    expect(parsed.company).toBeUndefined();
  });

  test('every problem of random input has a sentence', () => {
    const anything = fc.record(
      {
        name: fc.anything(),
        email: fc.anything(),
        message: fc.anything(),
        company: fc.anything(),
        elapsedMs: fc.anything(),
      },
      { requiredKeys: [] },
    );
    fc.assert(
      fc.property(anything, (body) => {
        const result = messageInput.safeParse(body);
        if (!result.success) {
          for (const { problem } of fieldProblems(result.error)) expect(contactProblems).toContain(problem);
        }
      }),
    );
  });
});

test.each([
  ['Live Agent Request: Yes', true],
  ['Service: x\nLive Agent Request: Yes\nRegion: krg', true],
  ['Live Agent Request: No', false],
  ['live agent request: yes', false],
  ['This is URGENT', true],
  ['asap please', true],
  ['insurgent', true],
  ['No hurry', false],
  ['', false],
])('whether %j is urgent: %j', (message, urgent) => {
  expect(isUrgent(message)).toBe(urgent);
});

const open: Message = {
  ...{
    id: 'id',
    source: 'contact',
    name: 'Shilan',
    email: 'shilan@example.com',
    message: 'An offer, please.',
  },
  ...{ suspicions: [], createdAt: '2026-01-01T10:00:00.000Z', status: 'new', processed: false },
};
const at = '2026-01-01T11:00:00.000Z';

test.each<[Partial<Message>, string, string]>([
  [{}, 'new', 'new'],
  [{ message: 'asap' }, 'new', 'new'],
  [{ processed: true }, 'done', 'done'],
  [{ processed: true, suspicions: ['honeypot'], spamAt: at }, 'done', 'done'],
  [{ suspicions: ['honeypot'] }, 'spam', 'spam'],
  [{ suspicions: ['honeypot'], message: 'asap' }, 'spam', 'urgent-spam'],
  [{ suspicions: ['honeypot'], notSpamAt: at }, 'new', 'new'],
  [{ spamAt: at }, 'spam', 'spam'],
  [{ spamAt: at, notSpamAt: at }, 'spam', 'spam'],
])('a message that is %j has the state %s, in the list %s', (more, state, list) => {
  expect(stateOf({ ...open, ...more })).toBe(state);
  expect(listOf({ ...open, ...more })).toBe(list);
});

test.each<[Partial<Message>, string, boolean]>([
  [{}, '2026-01-02T10:00:00.000Z', false],
  [{}, '2026-01-02T10:00:00.001Z', true],
  [{ status: 'in-work' }, '2026-01-03T10:00:00.000Z', false],
  [{ processed: true }, '2026-01-03T10:00:00.000Z', false],
  [{ spamAt: at }, '2026-01-03T10:00:00.000Z', false],
])('whether a message that is %j is overdue at %s: %j', (more, now, is) => {
  expect(isOverdue({ ...open, ...more }, new Date(now))).toBe(is);
});
