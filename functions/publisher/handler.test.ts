import '#functions/data/testing/environment.ts';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { handler } from './handler.ts';
import { loadPublisher } from './load.ts';
import { fakeRenderer, unrenderable } from './testing/fake-renderer.ts';
import { publisherOf } from './testing/publisher-of.ts';
import { World } from './testing/world.ts';

vi.mock('./load.ts');

let world: World;
let answered: { url: string; body: Record<string, unknown> }[];
beforeEach(() => {
  world = new World();
  answered = [];
  vi.mocked(loadPublisher).mockImplementation(async () => publisherOf(world, fakeRenderer('r2')));
  vi.spyOn(console, 'log').mockReturnValue();
  vi.spyOn(console, 'error').mockReturnValue();
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (url, init) => {
    answered.push({ url: String(url), body: JSON.parse(String(init?.body)) });
    return new Response();
  });
});

const plentyMs = 900_000;
const invoke = (event: unknown, remaining = () => plentyMs) =>
  handler(event, { getRemainingTimeInMillis: remaining });
const object = (key: string) => world.objects.get(key)?.text;
const record = (pk: string, sk: string) => ({
  ...{ eventID: '1', eventName: 'MODIFY', eventSource: 'aws:dynamodb', awsRegion: 'eu-central-1' },
  dynamodb: { Keys: { pk: { S: pk }, sk: { S: sk } }, SequenceNumber: '1', StreamViewType: 'KEYS_ONLY' },
});
const schedule = { version: '0', 'detail-type': 'Scheduled Event', source: 'aws.events', detail: {} };
const deployment = (RequestType: string, Release = 'r2') => ({
  RequestType,
  ...{ ServiceToken: 'arn:aws:lambda:…', ResponseURL: 'https://answers.example/1?signature=a' },
  ...{
    StackId: 'stack',
    RequestId: 'request',
    ResourceType: 'Custom::PublishedRelease',
    LogicalResourceId: 'Release',
  },
  ResourceProperties: { ServiceToken: 'arn:aws:lambda:…', Release },
});
const told = (Status: string, Reason: unknown) => ({
  url: 'https://answers.example/1?signature=a',
  body: {
    ...{ Status, Reason, PhysicalResourceId: 'published-release' },
    ...{ StackId: 'stack', RequestId: 'request', LogicalResourceId: 'Release' },
  },
});

test('publishes writes to the table', async () => {
  world.savePost('news', 'news-of-the-tests-1', { title: 'First' });
  await invoke({ Records: [record('content', 'hero_title'), record('news#news-of-the-tests-1', 'news')] });
  expect(object('pages/r2/news/news-of-the-tests-1.html')).toContain('First');
  world.savePost('news', 'news-of-the-tests-1', { title: 'Second' });
  await invoke({ Records: [record('news#news-of-the-tests-1', 'news')] });
  expect(object('pages/r2/news/news-of-the-tests-1.html')).toContain('Second');
  world.savePost('news', 'news-of-the-tests-2', { title: 'Third' });
  await invoke({ Records: [record('publication#request', 'all')] });
  expect(object('pages/r2/news/news-of-the-tests-2.html')).toContain('Third');
});

test('logs that a scheduled comparison with everything stored is done, but not a write', async () => {
  const info = vi.spyOn(console, 'info').mockReturnValue();
  await invoke({ Records: [record('content', 'hero_title')] });
  expect(info.mock.calls).toEqual([]);
  await invoke(schedule);
  expect(info.mock.calls).toEqual([[{ done: 'publication' }]]);
});

test('logs a write that is published more than two minutes later', async () => {
  const { dynamodb, ...rest } = record('content', 'hero_title');
  const written = (secondsAgo: number) => ({
    Records: [
      { ...rest, dynamodb: { ...dynamodb, ApproximateCreationDateTime: world.time / 1000 - secondsAgo } },
    ],
  });
  await invoke(written(120));
  expect(console.error).not.toHaveBeenCalled();
  await invoke(written(121));
  expect(console.error).toHaveBeenCalledWith(
    expect.objectContaining({ failure: 'Published late', units: ['content'], seconds: 121 }),
  );
});

test('begins only while more than half a minute is left, and asks for another run otherwise', async () => {
  const event = { Records: [record('content', 'hero_title')] };
  await invoke(event, () => 30_000);
  expect([world.requests.splice(0), world.objects.size]).toEqual([['rest'], 0]);
  await invoke(event, () => 30_001);
  expect(world.requests).toEqual([]);
  expect(world.objects.size).toBeGreaterThan(0);
});

test('ignores writes that no page shows', async () => {
  await invoke({ Records: [record('session#a', 'session'), record('publication#mark#r2', 'content')] });
  expect([world.objects.size, world.marks.size]).toEqual([0, 0]);
});

test('splits long work into turns if writes wait, and only then', async () => {
  const publish = async (event: unknown) => {
    for (let n = 0; n < 60; n++) world.savePost('blog', `post-of-the-tests-${n}`, {});
    await invoke(schedule);
    world.saveContent('company_name', `Another name, ${world.time}`);
    // Making a page takes a tenth of a second.
    const renderer = fakeRenderer('r2');
    const slow = {
      ...renderer,
      render: (...given: Parameters<typeof renderer.render>) => {
        world.time += 100;
        return renderer.render(...given);
      },
    };
    vi.mocked(loadPublisher).mockImplementation(async () => publisherOf(world, slow));
    await invoke(event);
    return world.requests.splice(0);
  };
  expect(await publish(schedule)).toEqual([]);
  expect(await publish({ Records: [record('content', 'company_name')] })).toEqual(['rest']);
});

test('the scheduled run publishes a write whose event was lost', async () => {
  await invoke(schedule);
  world.savePost('blog', 'post-of-the-tests-1', { title: 'Missed' });
  await invoke(schedule);
  expect(object('pages/r2/blog/post-of-the-tests-1.html')).toContain('Missed');
});

test.each([
  ['nothing', undefined],
  ['a request of the API', { version: '2.0', rawPath: '/' }],
  ['a record of another service', { Records: [{ eventSource: 'aws:sqs', body: '' }] }],
  ['a deployment without a release', { ...deployment('Create'), ResourceProperties: {} }],
])('refuses %s', async (_, event) => {
  await expect(invoke(event)).rejects.toThrow('does not know this kind of event');
});

describe('inline code', () => {
  const hashes = (...names: string[]) => ({
    Scripts: names.map((name) => `sha256-${name}=`),
    Styles: ['sha256-s='],
  });
  const asked = (RequestType: string, now: object, before?: object) => ({
    ...{ ...deployment(RequestType), ResourceType: 'Custom::AllowedInline', ResourceProperties: now },
    ...(before && { OldResourceProperties: before }),
  });

  test.each([
    ['at first, are those of the pages', asked('Create', hashes('a', 'b')), "'sha256-a=' 'sha256-b='"],
    [
      'of the deployment before are allowed too, each once',
      asked('Update', hashes('a', 'b'), hashes('c', 'b')),
      "'sha256-a=' 'sha256-b=' 'sha256-c='",
    ],
  ])('%s', async (_, event, Scripts) => {
    await invoke(event);
    const { body } = answered[0] ?? {};
    expect(body).toMatchObject({
      Status: 'SUCCESS',
      PhysicalResourceId: 'allowed-inline',
      Data: { Scripts, Styles: "'sha256-s='" },
    });
    expect(loadPublisher).not.toHaveBeenCalled();
  });
});

describe('a deployment', () => {
  test('is answered when its release is published', async () => {
    await invoke(deployment('Create'));
    expect(object('pages/r2/index.html')).toContain('<!doctype html>');
    expect(answered).toEqual([told('SUCCESS', 'Done.')]);
  });

  test('that removes the release is answered at once', async () => {
    await invoke(deployment('Delete'));
    expect(answered).toEqual([told('SUCCESS', 'Done.')]);
    expect(world.objects.size).toBe(0);
  });

  test('fails for a release other than the publisher’s own', async () => {
    await invoke(deployment('Update', 'r7'));
    expect(answered).toEqual([told('FAILED', 'This publisher has the release r2, not r7.')]);
  });

  test('fails if a fixed page cannot be rendered, but not for a post', async () => {
    world.savePost('blog', 'post-of-the-tests-1', { content: unrenderable });
    await invoke(deployment('Update'));
    world.saveContent('hero_title', unrenderable);
    await invoke(deployment('Update'));
    expect(answered).toEqual([
      told('SUCCESS', 'Done.'),
      told('FAILED', '/ in en: This page cannot be rendered: /.'),
    ]);
  });

  test('fails if the publisher cannot start', async () => {
    vi.mocked(loadPublisher).mockRejectedValue(new Error('There is no renderer.'));
    await invoke(deployment('Create'));
    expect(answered).toEqual([told('FAILED', 'There is no renderer.')]);
    expect(console.error).toHaveBeenCalledWith(
      expect.objectContaining({ failure: 'release-not-published', release: 'r2' }),
    );
  });

  test('keeps the previous release, and removes all others', async () => {
    const hour = 3_600_000;
    for (const [age, release] of [
      [1, 'r0'],
      [3, 'r1'],
      [2, 'live'],
    ] as const) {
      const file = { text: '{}', etag: release, writtenAt: new Date(world.time + age * hour) };
      world.objects.set(`pages/${release}/manifest.json`, file).set(`pages/${release}/ar/blog.html`, file);
    }
    world.objects.set('pages/unfinished/index.html', { text: '', etag: '', writtenAt: new Date() });
    world.objects.set('assets/index.js', { text: '', etag: '', writtenAt: new Date() });
    await invoke(deployment('Update'));
    const others = [...world.objects.keys()].filter((key) => !key.startsWith('pages/r2/'));
    expect(others).toEqual(['pages/r1/manifest.json', 'pages/r1/ar/blog.html', 'assets/index.js']);
  });

  test('succeeds if older releases cannot be removed, which is logged', async () => {
    vi.spyOn(world.bucket, 'listFolders').mockRejectedValueOnce(new Error('slow'));
    await invoke(deployment('Update'));
    expect(answered).toEqual([told('SUCCESS', 'Done.')]);
    expect(vi.mocked(console.error).mock.calls).toMatchObject([[{ failure: 'old-releases-not-removed' }]]);
  });

  test('that rolls back to an older release makes it the latest', async () => {
    await invoke(deployment('Create'));
    world.time += 1000;
    await invoke(deployment('Update'));
    expect(world.objects.get('pages/r2/manifest.json')?.writtenAt.getTime()).toBe(world.time);
  });

  test('is answered by a later invocation if time runs out', async () => {
    for (let n = 0; n < 100; n++) world.savePost('blog', `post-of-the-tests-${n}`, {});
    let asked = 0;
    await invoke(deployment('Create'), () => (asked++ < 2 ? plentyMs : 1000));
    expect([answered, world.requests]).toEqual([[], ['rest']]);
    asked = 0;
    await invoke({ Records: [record('publication#request', 'rest')] }, () => (asked++ < 2 ? plentyMs : 1000));
    expect([answered, world.requests]).toEqual([[], ['rest', 'rest']]);
    await invoke({ Records: [record('publication#request', 'rest')] });
    expect(answered).toEqual([told('SUCCESS', 'Done.')]);
    expect(object('pages/r2/blog/post-of-the-tests-0.html')).toBeDefined();
    await invoke(schedule);
    expect(answered).toHaveLength(1);
  });
});
