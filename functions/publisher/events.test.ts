import '#functions/data/testing/environment.ts';
import { describe, expect, test } from 'vitest';
import { publishRequests } from '#shared/publishing/publisher.ts';
import { readEvent, readReleaseEvent } from './events.ts';

const record = (pk: string, sk: string, seconds?: number) => ({
  eventSource: 'aws:dynamodb',
  dynamodb: {
    ...(seconds !== undefined && { ApproximateCreationDateTime: seconds }),
    Keys: { pk: { S: pk }, sk: { S: sk } },
  },
});
const unitsOf = (...records: object[]) => {
  const event = readEvent({ Records: records });
  if (!('units' in event)) throw new Error('This event has no units.');
  return [...event.units];
};

describe('a batch of the stream', () => {
  test.each([
    ['content', 'hero_title', ['content']],
    ['blog#id', 'blog', ['blog#id']],
    ['career#id', 'career', ['career#id']],
    [publishRequests, 'rest', ['rest']],
    [publishRequests, 'asked', ['all']],
    ['message#id', 'message', []],
  ])('with the item %s, %s publishes %j', (pk, sk, units) => expect(unitsOf(record(pk, sk))).toEqual(units));

  test('names each item once', () => {
    expect(unitsOf(record('content', 'a'), record('content', 'b'), record('news#1', 'news'))).toEqual([
      'content',
      'news#1',
    ]);
  });

  test('is in line, and begins with its earliest write', () => {
    const event = readEvent({
      Records: [record('content', 'a', 1_767_261_601), record('content', 'b', 1_767_261_600)],
    });
    expect(event).toMatchObject({ isInLine: true, since: new Date('2026-01-01T10:00:00.000Z') });
    expect(readEvent({ Records: [record('content', 'a')] })).not.toHaveProperty('since');
  });

  test('of another source is refused', () => {
    expect(() => readEvent({ Records: [{ ...record('content', 'a'), eventSource: 'aws:sqs' }] })).toThrow(
      'does not know',
    );
  });
});

test('the schedule publishes all, and nothing waits behind it', () => {
  expect(readEvent({ source: 'aws.events' })).toEqual({ units: new Set(['all']), isInLine: false });
});

const deployment = {
  ...{ RequestType: 'Create', ResponseURL: 'https://answer.example/x', StackId: 's', RequestId: 'r' },
  LogicalResourceId: 'l',
};
const release = { ...deployment, ResourceProperties: { Release: 'v1' } };
const inline = { ...deployment, ResourceProperties: { Scripts: ['a'], Styles: [] } };

test('a deployment publishes a release, or allows inline code', () => {
  for (const RequestType of ['Create', 'Update', 'Delete'])
    expect(readEvent({ ...release, RequestType })).toEqual({ release: { ...release, RequestType } });
  expect(readReleaseEvent(JSON.stringify(release))).toEqual(release);
  expect(readEvent(inline)).toEqual({ inline });
  const before = { ...inline, OldResourceProperties: { Scripts: [], Styles: ['b'] } };
  expect(readEvent(before)).toEqual({ inline: before });
});

test.each([
  undefined,
  {},
  { source: 'aws.s3' },
  { ...release, RequestType: 'Read' },
  { ...release, ResponseURL: 'x' },
  { ...release, ResourceProperties: {} },
  { ...inline, ResourceProperties: { Scripts: ['a'] } },
])('the event %j is refused', (event) => expect(() => readEvent(event)).toThrow('does not know'));

test('a stored event of another form is refused', () => {
  expect(() => readReleaseEvent('{}')).toThrow();
});
