import '#functions/data/testing/environment.ts';
import { beforeEach, expect, test, vi } from 'vitest';
import { builtInCompany, companyKeys } from '#shared/company.ts';
import { content } from '#shared/content/registry.ts';
import { publish, published, publisherOf } from './testing/publisher-of.ts';
import { World } from './testing/world.ts';

beforeEach(() => {
  vi.spyOn(console, 'log').mockReturnValue();
});

const everything = (world: World) =>
  Object.entries({ ...published(world), ...Object.fromEntries(world.pictures) });

test.each(companyKeys)(
  'once %s is another, nothing that is published says what it was before',
  async (key) => {
    const world = new World();
    world.savePosts(3);
    const publisher = publisherOf(world);
    await publish(publisher, 'all');
    const said = Object.values(content[key].fallback).filter((text) => text !== '');
    const before = everything(world).filter(([, text]) => said.some((old) => text.includes(old)));
    world.saveContent(key, 'https://new.example/7');
    await publish(publisher, 'content');
    for (const [name, text] of everything(world))
      for (const old of said) expect(text.includes(old), `${name} says ${old}`).toBe(false);
    if (key === 'company_name') {
      expect(before.length).toBeGreaterThan(0);
      expect(published(world)['pages/r1/blog/feed.xml']).not.toContain(builtInCompany.name.en);
      expect(published(world)['pages/r1/blog/feed.xml']).toContain('<name>https://new.example/7</name>');
    }
  },
);
