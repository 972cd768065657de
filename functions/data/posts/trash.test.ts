import '../testing/environment.ts';
import { expect, test, vi } from 'vitest';
import { describeOnEngines } from '../testing/on-engines.ts';
import { articleWith } from '../testing/posts.ts';

const load = async () => ({
  ...(await import('./post.ts')),
  ...(await import('./post-list.ts')),
  ...(await import('./save-post.ts')),
  ...(await import('./slugs.ts')),
  ...(await import('./trash.ts')),
  ...(await import('../versions/list-versions.ts')),
  ...(await import('../table/client.ts')),
});

describeOnEngines('the trash', load, (data) => {
  const at = (day: number) => new Date(Date.UTC(2026, 0, 1 + day));
  let made = 0;
  async function stored(fields: Parameters<typeof articleWith>[0] = {}) {
    const id = `post-for-the-trash-${++made}`;
    return (await data.createPost('blog', id, articleWith(fields), at(0), 'sara')).post;
  }
  const inTrash = async (now: Date) => (await data.listDeleted('blog', 100, now)).items.map(({ id }) => id);
  const published = async () => (await data.listPublished('blog', 100)).items.map(({ id }) => id);
  const versionsOf = async (id: string, now: Date) =>
    (await data.listVersions({ kind: 'blog', id }, now))?.versions.map(({ version }) => version);

  test('lists deleted posts with who deleted them and when, latest first; they are nowhere else', async () => {
    const [one, two] = [await stored({ published: true }), await stored()];
    await data.deletePost('blog', one.id, at(1), 'dana');
    await data.deletePost('blog', two.id, at(2), 'dana');
    const { items } = await data.listDeleted('blog', 100, at(3));
    expect(items.slice(0, 2)).toEqual([
      { ...two, deletedAt: at(2).toISOString(), deletedBy: 'dana' },
      { ...one, deletedAt: at(1).toISOString(), deletedBy: 'dana' },
    ]);
    expect(await data.getPost('blog', one.id)).toBeUndefined();
    expect(await published()).not.toContain(one.id);
    expect((await data.listPosts('blog', 100)).items.map(({ id }) => id)).not.toContain(one.id);
    expect((await data.getPublished('blog', [one.id])).size).toBe(0);
  });

  test('a restored post is as it was, published if it was, with all its versions', async () => {
    const { id } = await stored({ published: true, contentAr: 'نص' });
    await data.updatePost('blog', id, { title: 'Changed' }, at(1), 'dana');
    const before = await data.getPost('blog', id);
    await data.deletePost('blog', id, at(2));
    expect(await data.updatePost('blog', id, { title: 'Late', version: 2 }, at(2))).toBeUndefined();
    expect(await versionsOf(id, at(2))).toBeUndefined();
    expect(await data.undeletePost('blog', id, at(20))).toEqual(before);
    expect(await data.undeletePost('blog', id, at(20))).toEqual(before);
    expect(await data.getPost('blog', id)).toEqual(before);
    expect(await published()).toContain(id);
    expect((await data.listPosts('blog', 100)).items.map((post) => post.id)).toContain(id);
    expect(await inTrash(at(20))).not.toContain(id);
    expect(await versionsOf(id, at(400))).toEqual([2, 1]);
    expect(await data.deletePost('blog', id, at(21))).toBe(true);
  });

  test('after thirty days a post cannot be restored, and its id can be used again', async () => {
    const { id } = await stored();
    await data.deletePost('blog', id, at(1));
    expect(await inTrash(at(30))).toContain(id);
    expect(await inTrash(at(32))).not.toContain(id);
    expect(await data.undeletePost('blog', id, at(32))).toBeUndefined();
    expect(await data.createPost('blog', id, articleWith(), at(32))).toMatchObject({ outcome: 'created' });
    expect(await versionsOf(id, at(33))).toEqual([1]);
  });

  test('a post that is restored while being deleted for good stays unchanged', async () => {
    const { id } = await stored({ published: true, contentAr: 'نص' });
    const before = await data.getPost('blog', id);
    await data.deletePost('blog', id, at(1));
    const send = vi.spyOn(data.dynamodb, 'send');
    // Another user restores the post after `purgePost` has read it and before it deletes it.
    send.mockImplementationOnce(async (command) => {
      const looked = await data.dynamodb.send(command);
      await data.undeletePost('blog', id, at(2));
      return looked;
    });
    expect(await data.purgePost('blog', id, at(2))).toBe(false);
    send.mockRestore();
    expect(await data.getPost('blog', id)).toEqual(before);
    expect(await published()).toContain(id);
  });

  test('a post deleted for good is gone with its versions, and a retry does not create it again', async () => {
    const { id } = await stored();
    await data.updatePost('blog', id, { title: 'Changed' }, at(1));
    expect(await data.purgePost('blog', id, at(1))).toBe(false);
    await data.deletePost('blog', id, at(2));
    expect(await data.purgePost('blog', id, at(3))).toBe(true);
    expect(await data.purgePost('blog', id, at(3))).toBe(false);
    expect(await inTrash(at(3))).not.toContain(id);
    expect(await data.undeletePost('blog', id, at(3))).toBeUndefined();
    await expect(data.createPost('blog', id, articleWith(), at(3))).rejects.toThrow(data.PostDeletedError);
    await data.erasePost('blog', id);
    await data.createPost('blog', id, articleWith(), at(4));
    await data.updatePost('blog', id, { title: 'Anew' }, at(4));
    expect(await versionsOf(id, at(4))).toEqual([2, 1]);
  });

  test('the remaining record of a post deleted for good frees its slug, and does not count as damaged', async () => {
    const [{ id }, other] = [await stored(), await stored()];
    await data.claimSlug('blog', 'a-freed-slug', id, at(0));
    await data.deletePost('blog', id, at(1));
    await data.purgePost('blog', id, at(2));
    const logged = vi.spyOn(console, 'error');
    await data.claimSlug('blog', 'a-freed-slug', other.id, at(2));
    expect(logged).not.toHaveBeenCalled();
    logged.mockRestore();
  });
});
