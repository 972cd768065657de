import '../testing/environment.ts';
import { expect, test } from 'vitest';
import { describeOnEngines } from '../testing/on-engines.ts';

const load = async () => ({
  ...(await import('./copy-item.ts')),
  ...(await import('./end-copy.ts')),
  ...(await import('./working-copy.ts')),
});
const now = new Date('2026-05-01T12:00:00.000Z');
const later = new Date('2026-05-01T12:00:30.000Z');

describeOnEngines('working copies', load, (data) => {
  let made = 0;
  const newId = () => `post-with-a-copy-${made++}`;
  const save = (id: string, version: number, fields: object, by = 'sara') =>
    data.saveWorkingCopy('blog', id, { version, basedOn: 2, fields: { ...fields } }, by, now);
  const read = (id: string) => data.getWorkingCopy('blog', id, later);
  const idsIn = async (state: 'waiting' | 'discarded') =>
    (await data.listWorkingCopies('blog', { state, limit: 100, now })).items.map(({ id }) => id);

  test('a working copy with only a title is stored, with its author and the version of the post', async () => {
    const id = newId();
    expect(await read(id)).toBeUndefined();
    expect(await save(id, 0, { title: 'Begun' })).toMatchObject({ saved: true });
    expect(await read(id)).toEqual({
      ...{ id, version: 1, basedOn: 2, fields: { title: 'Begun' }, by: 'sara', isRecent: true },
      ...{ createdAt: now.toISOString(), updatedAt: now.toISOString() },
    });
    const minute = new Date(now.getTime() + 60_000);
    expect(await data.getWorkingCopy('blog', id, minute)).toMatchObject({ isRecent: false });
    expect(await data.getWorkingCopy('news', id, now)).toBeUndefined();
  });

  test('a save succeeds over one version only, and removes fields it does not contain', async () => {
    const id = newId();
    await save(id, 0, { title: 'One', content: 'Text' });
    expect(await save(id, 1, { title: 'Two' })).toMatchObject({ saved: true, copy: { version: 2 } });
    const late = await save(id, 1, { title: 'Late' }, 'omar');
    expect(late).toMatchObject({ saved: false, copy: { version: 2, fields: { title: 'Two' }, by: 'sara' } });
    expect(await save(id, 0, { title: 'Late' }, 'omar')).toMatchObject({ saved: false });
    expect((await read(id))?.fields).toEqual({ title: 'Two' });
  });

  test('a repeated save whose answer was lost succeeds', async () => {
    const id = newId();
    await save(id, 0, { title: 'One' });
    expect(await save(id, 0, { title: 'One' })).toMatchObject({ saved: true, copy: { version: 1 } });
    expect(await save(id, 0, { title: 'One' }, 'omar')).toMatchObject({ saved: false });
  });

  test('publishing deletes only the published version; version numbers continue', async () => {
    const id = newId();
    await save(id, 0, { title: 'One' });
    expect(await data.dropWorkingCopy('blog', id, 2, now)).toBe(false);
    expect(await data.dropWorkingCopy('blog', id, 1, now)).toBe(true);
    expect(await data.dropWorkingCopy('blog', id, 1, now)).toBe(false);
    expect(await data.dropWorkingCopy('blog', newId(), 1, now)).toBe(false);
    expect(await read(id)).toBeUndefined();
    expect(await idsIn('waiting')).not.toContain(id);
    expect(await data.restoreWorkingCopy('blog', id, now)).toBeUndefined();
    // An editor who still has the first copy open cannot save over the next one.
    expect(await save(id, 1, { title: 'Stale' })).toEqual({ saved: false, copy: undefined });
    expect(await save(id, 0, { title: 'Next' })).toMatchObject({ saved: true, copy: { version: 3 } });
    expect(await save(id, 1, { title: 'Stale' })).toMatchObject({ saved: false, copy: { version: 3 } });
  });

  test('discarded copies are listed separately, and can be restored', async () => {
    const id = newId();
    await save(id, 0, { title: 'One', content: 'Text' });
    const other = await data.discardWorkingCopy('blog', id, 7, now);
    expect(other).toMatchObject({ outcome: 'newer', copy: { version: 1 } });
    expect(await data.discardWorkingCopy('blog', id, 1, now)).toEqual({ outcome: 'discarded' });
    expect(await data.discardWorkingCopy('blog', id, 1, now)).toEqual({ outcome: 'gone' });
    expect(await read(id)).toBeUndefined();
    expect([await idsIn('waiting'), await idsIn('discarded')]).toEqual([
      expect.not.arrayContaining([id]),
      expect.arrayContaining([id]),
    ]);
    expect(await data.restoreWorkingCopy('blog', id, now)).toMatchObject({ version: 3 });
    expect((await read(id))?.fields).toEqual({ title: 'One', content: 'Text' });
    expect(await data.restoreWorkingCopy('blog', id, now)).toBeUndefined();
    expect(await idsIn('waiting')).toContain(id);
  });

  test('of two people who restore a copy at once, one does', async () => {
    const id = newId();
    await save(id, 0, { title: 'One' });
    await data.discardWorkingCopy('blog', id, 1, now);
    const restored = await Promise.all([1, 2].map(() => data.restoreWorkingCopy('blog', id, now)));
    expect(restored.filter(Boolean)).toMatchObject([{ version: 3 }]);
  });

  test('the partitions of the list have the names that stored copies already use', () => {
    expect(data.copiesIn('blog', 'waiting')).toBe('working-copy#blog');
    expect(data.copiesIn('blog', 'discarded')).toBe('working-copy#blog#discarded');
  });

  test('lists copies by kind in pages, without their long texts', async () => {
    const ids = [newId(), newId(), newId()];
    for (const id of ids) {
      const input = { version: 0, basedOn: 0, fields: { title: id, description: 'Long', published: true } };
      await data.saveWorkingCopy('career', id, input, 'sara', now);
    }
    const first = await data.listWorkingCopies('career', { state: 'waiting', limit: 2, now });
    expect(first.items).toMatchObject([
      { fields: { title: ids[2], published: true }, by: 'sara', basedOn: 0 },
      {},
    ]);
    expect(first.items[0]?.fields).not.toHaveProperty('description');
    const second = await data.listWorkingCopies('career', {
      ...{ state: 'waiting', limit: 2, now },
      after: first.next,
    });
    expect([second.items.map(({ id }) => id), second.next]).toEqual([[ids[0]], undefined]);
  });
});
