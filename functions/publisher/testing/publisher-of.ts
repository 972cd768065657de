import type { DrawnPicture } from '#shared/publishing/picture.ts';
import type { PublishUnit } from '#shared/publishing/publisher.ts';
import type { Renderer } from '#shared/publishing/renderer.ts';
import { mark, type Publisher, publishMarked } from '../publisher.ts';
import { fakeRenderer } from './fake-renderer.ts';
import { World } from './world.ts';

/** Creates a publisher of the data in a `World`. */
export function publisherOf(world: World, renderer: Renderer = fakeRenderer()): Publisher {
  const { sources, coordination, bucket, clock } = world;
  const drawPicture = async (picture: DrawnPicture) => Buffer.from(JSON.stringify(picture));
  return {
    renderer,
    publisherVersion: 'tests',
    sources,
    coordination,
    bucket,
    memory: {},
    clock,
    drawPicture,
    hasTime: () => true,
    turnMs: Infinity,
  };
}

/** Publishes the changes as one invocation of the publisher does. */
export async function publish(publisher: Publisher, ...units: PublishUnit[]) {
  await mark(publisher, units);
  return publishMarked(publisher);
}

/** Returns the published texts by key, without the manifest. */
export function published({ objects }: World): Record<string, string> {
  const texts = [...objects]
    .filter(([key]) => !key.endsWith('/manifest.json'))
    .map(([key, { text }]) => [key, text]);
  return Object.fromEntries(texts.sort());
}

/** Returns the documents that a publisher writes into an empty bucket. */
export async function freshlyPublished({ content, posts, time }: World, renderer?: Renderer) {
  const fresh = new World();
  fresh.time = time;
  for (const [key, item] of content) fresh.content.set(key, item);
  for (const [key, post] of posts) fresh.posts.set(key, post);
  await publish(publisherOf(fresh, renderer), 'all');
  return published(fresh);
}
