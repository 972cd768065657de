import '#functions/data/testing/environment.ts';
import { describe, expect, test } from 'vitest';
import { readEvent } from './events.ts';

const record = (kind: string, eventName: string, more: object = {}) => ({
  eventSource: 'aws:dynamodb',
  eventName,
  dynamodb: {
    ApproximateCreationDateTime: 1_767_261_600,
    SequenceNumber: '17',
    Keys: { pk: { S: `${kind}#a#b` }, sk: { S: kind } },
    ...more,
  },
});
const followed = [
  ['message', 'INSERT'],
  ['message', 'MODIFY'],
  ['message', 'REMOVE'],
  ['newsletter', 'INSERT'],
  ['newsletter', 'MODIFY'],
  ['sending', 'INSERT'],
  ['sending', 'MODIFY'],
  ['link', 'INSERT'],
  ['hand-over', 'MODIFY'],
  ['administrator', 'MODIFY'],
] as const;

describe('a batch of the stream', () => {
  test.each(followed)('names the item: %s, %s', (kind, eventName) => {
    expect(readEvent({ Records: [record(kind, eventName)] })).toEqual({
      task: 'follow',
      records: [
        {
          ...{ kind, id: 'a#b', isNew: eventName === 'INSERT', sequence: '17' },
          at: new Date('2026-01-01T10:00:00.000Z'),
        },
      ],
    });
  });

  test('keeps the order of its records', () => {
    const event = readEvent({ Records: [record('message', 'INSERT'), record('link', 'INSERT')] });
    expect(event.task === 'follow' && event.records.map(({ kind }) => kind)).toEqual(['message', 'link']);
  });

  const all = ['INSERT', 'MODIFY', 'REMOVE'];
  const others = [...new Set(followed.map(([kind]) => kind))].flatMap((kind) =>
    all
      .filter((name) => !followed.some(([one, other]) => one === kind && other === name))
      .map((name) => [kind, name]),
  );
  test.each([...others, ['content', 'INSERT']])(
    'of another form is refused: %s, %s',
    (kind = '', eventName = '') => {
      expect(() => readEvent({ Records: [record(kind, eventName)] })).toThrow('does not know');
    },
  );

  test('is refused whole for one record of another form, source or key', () => {
    const good = record('message', 'INSERT');
    for (const bad of [
      { ...good, eventSource: 'aws:sqs' },
      record('message', 'INSERT', { SequenceNumber: 17 }),
      record('message', 'INSERT', { Keys: { pk: { S: 'message#a' }, sk: { S: 'content' } } }),
    ])
      expect(() => readEvent({ Records: [good, bad] })).toThrow('does not know');
  });
});

test.each([
  [{ task: 'walk' }, { task: 'walk' }],
  [
    { task: 'walk', again: true },
    { task: 'walk', again: true },
  ],
  [{ task: 'try-again' }, { task: 'try-again' }],
  [
    { task: 'mail-again', since: '2026-01-01T10:00:00Z' },
    { task: 'mail-again', since: '2026-01-01T10:00:00Z' },
  ],
  [
    { source: 'aws.events', time: '2026-01-01T04:00:00Z' },
    { task: 'digest', due: new Date('2026-01-01T04:00:00Z') },
  ],
])('the event %j is the work %j', (event, work) => expect(readEvent(event)).toEqual(work));

test.each([
  undefined,
  {},
  { task: 'other' },
  { task: 'mail-again' },
  { task: 'mail-again', since: 'yesterday' },
  { task: 'walk', again: 'yes' },
  { source: 'aws.events' },
  { source: 'aws.s3', time: '2026-01-01T04:00:00Z' },
])('the event %j is refused', (event) => expect(() => readEvent(event)).toThrow('does not know'));
