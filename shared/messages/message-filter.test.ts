import { describe, expect, test } from 'vitest';
import { chatOptions } from './chat.ts';
import { serviceInterests } from './limits.ts';
import type { Message } from './message.ts';
import { facetsOf, foundServices, foundStates, isFoundBy, withoutTime } from './message-filter.ts';
import { messageStatuses } from './status.ts';

test('every status and service on offer can be filtered by', () => {
  expect(foundStates).toEqual(expect.arrayContaining([...messageStatuses]));
  expect([...foundServices].sort()).toEqual(
    [...serviceInterests, ...Object.keys(chatOptions.service)].sort(),
  );
});

const message: Message = {
  ...{ id: 'id', name: 'Shilan', email: 'shilan@example.com', message: 'Please send an offer.' },
  ...{ source: 'contact', suspicions: [], status: 'new', processed: false },
  createdAt: '2026-01-02T10:00:00.000Z',
};
const now = new Date('2026-01-03T10:00:00.000Z');
const finds = (filter: object, more: Partial<Message> = {}) =>
  isFoundBy({ ...message, ...more }, withoutTime(filter, now));

test('the facets of a message', () => {
  expect(facetsOf({ ...message, language: 'ar', assignee: 'Azad', service: 'General Inquiry' })).toEqual({
    ...{ source: 'contact', language: 'ar', assignee: 'Azad', type: 'form' },
    ...{ states: ['open', 'new'], urgent: false, service: 'general-inquiry' },
  });
  const cv = { state: 'kept', size: 1, at: message.createdAt } as const;
  expect(facetsOf({ ...message, cv }).type).toBe('cv');
  expect(facetsOf({ ...message, cv, source: 'chatbot' }).type).toBe('chat');
  expect(facetsOf({ ...message, message: 'Scope v1\nProvinces: Erbil' }).type).toBe('scope');
  expect(facetsOf({ ...message, service: 'retail-audit' }).service).toBe('retail-audit');
  expect(facetsOf({ ...message, service: 'Anything' }).service).toBeUndefined();
  expect(facetsOf({ ...message, processed: true, status: 'won' }).states).toEqual(['done', 'won']);
  expect(facetsOf({ ...message, suspicions: ['honeypot'] }).states).toEqual(['spam']);
});

describe('a message is found', () => {
  test.each([
    [{}, true],
    [{ state: 'open' }, true],
    [{ state: 'new' }, true],
    [{ state: 'done' }, false],
    [{ state: 'spam' }, false],
    [{ urgent: 'yes' }, false],
    [{ source: 'contact' }, true],
    [{ source: 'chatbot' }, false],
    [{ type: 'form' }, true],
    [{ type: 'cv' }, false],
    [{ service: 'retail-audit' }, false],
    [{ language: 'en' }, false],
    [{ assignee: '' }, true],
    [{ assignee: 'Azad' }, false],
    [{ from: message.createdAt, to: message.createdAt }, true],
    [{ from: '2026-01-02T10:00:00.001Z' }, false],
    [{ to: '2026-01-02T09:59:59.999Z' }, false],
  ])('by %j: %j', (filter, found) => expect(finds(filter)).toBe(found));

  test('by what it has', () => {
    const full: Partial<Message> = {
      service: 'retail-audit',
      language: 'ar',
      assignee: 'Azad',
      message: 'Urgent',
    };
    for (const filter of [
      { service: 'retail-audit' },
      { language: 'ar' },
      { assignee: 'Azad' },
      { urgent: 'yes' },
    ])
      expect(finds(filter, full)).toBe(true);
    expect(finds({ assignee: '' }, full)).toBe(false);
  });

  test.each([
    [{ createdAt: '2026-01-02T10:00:00.000Z' }, true],
    [{ createdAt: '2026-01-02T10:00:00.001Z' }, false],
    [{ createdAt: '2026-01-01T10:00:00.000Z', status: 'in-work' }, false],
  ] as const)('as overdue, where it is %j: %j', (more, found) => {
    expect(finds({ state: 'overdue' }, more)).toBe(found);
  });

  test('as overdue, no later than the filter’s own end', () => {
    const overdue = { createdAt: '2026-01-01T10:00:00.000Z' };
    expect(finds({ state: 'overdue', to: '2026-01-01T10:00:00.000Z' }, overdue)).toBe(true);
    expect(finds({ state: 'overdue', to: '2026-01-01T09:00:00.000Z' }, overdue)).toBe(false);
    expect(
      finds({ state: 'overdue', to: '2026-01-03T10:00:00.000Z' }, { createdAt: '2026-01-02T11:00:00.000Z' }),
    ).toBe(false);
  });
});
