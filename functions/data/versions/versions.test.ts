import '../testing/environment.ts';
import { expect, test, vi } from 'vitest';
import type { ContentKey } from '#shared/content/registry.ts';
import { describeOnEngines } from '../testing/on-engines.ts';
import { articleWith } from '../testing/posts.ts';

const load = async () => ({
  ...(await import('../content/content.ts')),
  ...(await import('../posts/post.ts')),
  ...(await import('../posts/save-post.ts')),
  ...(await import('../table/client.ts')),
  ...(await import('./keep-version.ts')),
  ...(await import('./list-versions.ts')),
});

describeOnEngines('versions', load, (data) => {
  const at = (day: number) => new Date(Date.UTC(2026, 0, 1 + day));
  const about = (id: ContentKey) => ({ kind: 'content', id }) as const;
  const valuesOf = async (id: ContentKey, now: Date) => {
    const versions = (await data.listVersions(about(id), now))?.versions ?? [];
    const whole = await Promise.all(versions.map((version) => data.getVersion(about(id), version.id, now)));
    return whole.map((version) => version?.fields.value);
  };

  test('each save of a content item keeps the previous state, with who saved it and when', async () => {
    await data.updateContent('hero_title', { value: 'One', valueAr: 'واحد' }, at(0), 'sara');
    await data.updateContent('hero_title', { value: 'Two' }, at(1), 'dana');
    const { versions = [] } = (await data.listVersions(about('hero_title'), at(2))) ?? {};
    expect(versions).toMatchObject([
      { version: 2, state: 'current', savedBy: 'dana', savedAt: at(1).toISOString() },
      { version: 1, state: 'kept', savedBy: 'sara', savedAt: at(0).toISOString() },
    ]);
    expect(await data.getVersion(about('hero_title'), versions[1]?.id ?? '', at(2))).toMatchObject({
      fields: { value: 'One', valueAr: 'واحد' },
    });
  });

  test('a version of a post has all its fields; an unknown post has no versions', async () => {
    const textOrPost = { kind: 'blog', id: 'post-with-versions' } as const;
    expect(await data.listVersions(textOrPost, at(0))).toBeUndefined();
    await data.createPost(
      'blog',
      textOrPost.id,
      articleWith({ contentAr: 'نص', published: true }),
      at(0),
      'sara',
    );
    await data.updatePost('blog', textOrPost.id, { title: 'Other', published: false }, at(1), 'dana');
    const { versions = [] } = (await data.listVersions(textOrPost, at(2))) ?? {};
    expect(versions.map(({ version, savedBy }) => [version, savedBy])).toEqual([
      [2, 'dana'],
      [1, 'sara'],
    ]);
    const first = await data.getVersion(textOrPost, versions[1]?.id ?? '', at(2));
    expect(first?.fields).toEqual({
      ...articleWith({ contentAr: 'نص', published: true, slug: 'shelf-audits' }),
      publishedAt: at(0).toISOString(),
    });
  });

  test('a save interrupted after any write loses nothing, and lists no duplicate', async () => {
    await data.updateContent('hero_cta', { value: 'One' }, at(0));
    const send = data.dynamodb.send.bind(data.dynamodb);
    const spy = vi.spyOn(data.dynamodb, 'send');
    spy.mockImplementation((async (command: { constructor: { name: string } }) => {
      if (command.constructor.name === 'UpdateCommand') throw new Error('killed');
      return send(command as never);
    }) as never);
    await expect(data.updateContent('hero_cta', { value: 'Two' }, at(1))).rejects.toThrow('killed');
    spy.mockRestore();
    expect(await valuesOf('hero_cta', at(1))).toEqual(['One']);
    await data.updateContent('hero_cta', { value: 'Three' }, at(2));
    expect(await valuesOf('hero_cta', at(2))).toEqual(['Three', 'One']);
  });

  test('keeps the last fifty versions whatever their age, and older ones for ninety days', async () => {
    const key = 'about_title';
    for (let n = 1; n <= 53; n++) await data.updateContent(key, { value: `${n}` }, at(0));
    const later = async (days: number) => {
      const first = await data.listVersions(about(key), at(days));
      const next = first?.next && (await data.listVersions(about(key), at(days), first.next));
      return [...(first?.versions ?? []), ...(next ? next.versions : [])].map(({ version }) => version);
    };
    const numbers = Array.from({ length: 53 }, (_, n) => 53 - n);
    expect(await later(89)).toEqual(numbers);
    expect(await later(91)).toEqual(numbers.slice(0, 51));
  });

  test('a discarded text is kept beside the version it was typed over, until it expires', async () => {
    const key = 'cta_title';
    await data.updateContent(key, { value: 'One' }, at(0));
    const typed = { version: 1, savedAt: at(1).toISOString(), savedBy: 'sara', fields: { value: 'Typed' } };
    await data.keepDiscarded(about(key), typed, at(1));
    await data.updateContent(key, { value: 'Two' }, at(2));
    expect((await data.listVersions(about(key), at(3)))?.versions).toMatchObject([
      { version: 2, state: 'current' },
      { version: 1, state: 'discarded', savedBy: 'sara' },
      { version: 1, state: 'kept' },
    ]);
    expect(await valuesOf(key, at(3))).toEqual(['Two', 'Typed', 'One']);
    expect(await valuesOf(key, at(92))).toEqual(['Two', 'One']);
  });

  test('simultaneous saves without a version each keep their own version', async () => {
    const key = 'cta_button';
    const values = Array.from({ length: 6 }, (_, n) => `${n}`);
    await Promise.all(values.map((value) => data.updateContent(key, { value }, at(0))));
    expect((await valuesOf(key, at(1))).sort()).toEqual(values);
  });
});
