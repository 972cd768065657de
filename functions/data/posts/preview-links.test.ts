import '../testing/environment.ts';
import { GetCommand } from '@aws-sdk/lib-dynamodb';
import { expect, test } from 'vitest';
import { previewLinkMs } from '#shared/posts/preview-link.ts';
import { describeOnEngines } from '../testing/on-engines.ts';

const now = new Date('2026-05-01T12:00:00.000Z');
const after = (ms: number) => new Date(now.getTime() + ms);
const load = async () => ({
  ...(await import('./preview-links.ts')),
  ...(await import('../table/client.ts')),
});

describeOnEngines('preview links', load, (data) => {
  let made = 0;
  const newPost = () => `looked-at-before-${++made}`;

  test('a link leads to its post for a week, and its secret is not stored', async () => {
    const post = newPost();
    const { link, token } = await data.makePreviewLink('news', post, now, 'dara');
    expect(token).toMatch(/^[\w-]{43}$/);
    expect(await data.findPreviewLink(token, after(previewLinkMs - 1))).toMatchObject({ kind: 'news', post });
    expect(await data.findPreviewLink(token, after(previewLinkMs))).toBeUndefined();
    expect(await data.findPreviewLink('A'.repeat(43), now)).toBeUndefined();
    // The stored and listed id is not the token, so it does not open the preview.
    expect(await data.findPreviewLink(link.id, now)).toBeUndefined();
    const { Item } = await data.dynamodb.send(
      new GetCommand({
        TableName: 'test-table',
        Key: { pk: `preview-link#${link.id}`, sk: 'preview-link' },
      }),
    );
    expect(Item).toMatchObject({ post, expiresAt: after(previewLinkMs).getTime() / 1000 });
    expect(JSON.stringify(Item)).not.toContain(token);
  });

  test('lists the valid links of a post, newest first', async () => {
    const post = newPost();
    const first = await data.makePreviewLink('blog', post, now, 'dara');
    const second = await data.makePreviewLink('blog', post, after(1000), 'dara');
    await data.makePreviewLink('blog', newPost(), now, 'dara');
    expect(await data.listPreviewLinks('blog', post, after(1000))).toMatchObject([second.link, first.link]);
    expect(await data.listPreviewLinks('blog', post, after(previewLinkMs))).toMatchObject([second.link]);
    expect(await data.listPreviewLinks('news', post, now)).toEqual([]);
  });

  test('a revoked link leads nowhere; a link of another post is not revoked', async () => {
    const post = newPost();
    const { link, token } = await data.makePreviewLink('career', post, now, 'dara');
    expect(await data.revokePreviewLink('career', newPost(), link.id)).toBe(false);
    expect(await data.revokePreviewLink('blog', post, link.id)).toBe(false);
    expect(await data.findPreviewLink(token, now)).toBeDefined();
    expect(await data.revokePreviewLink('career', post, link.id)).toBe(true);
    expect(await data.revokePreviewLink('career', post, link.id)).toBe(false);
    expect(await data.findPreviewLink(token, now)).toBeUndefined();
    expect(await data.listPreviewLinks('career', post, now)).toEqual([]);
  });

  test('counts the valid links of a person, and hands them to a colleague or revokes them', async () => {
    const [post, kept, ended] = [newPost(), newPost(), newPost()];
    const { token } = await data.makePreviewLink('blog', post, after(1000), 'sara');
    await data.makePreviewLink('news', kept, now, 'sara');
    const { token: last } = await data.makePreviewLink('news', ended, now, 'zaid');
    expect((await data.linksHeldBy('sara', now)).links).toMatchObject([{ post }, { post: kept }]);
    expect(await data.countLinksHeldBy('sara', now)).toBe(2);
    expect(await data.countLinksHeldBy('sara', after(previewLinkMs + 500))).toBe(1);
    expect((await data.linksHeldBy('sara', after(previewLinkMs))).links).toMatchObject([{ post }]);
    const [link] = (await data.linksHeldBy('sara', now)).links;
    for (let time = 0; time < 2; time += 1) await data.handOverLink(link ?? fail(), 'sara', 'karwan');
    expect((await data.linksHeldBy('karwan', now)).links).toMatchObject([{ post, by: 'karwan' }]);
    expect((await data.linksHeldBy('sara', now)).links).toMatchObject([{ post: kept }]);
    expect(await data.findPreviewLink(token, now)).toMatchObject({ post });
    const [other] = (await data.linksHeldBy('zaid', now)).links;
    await data.handOverLink(other ?? fail(), 'sara', '');
    expect(await data.findPreviewLink(last, now)).toBeDefined();
    await data.handOverLink(other ?? fail(), 'zaid', '');
    expect(await data.findPreviewLink(last, now)).toBeUndefined();
  });
});

function fail(): never {
  throw new Error('There is no such link.');
}
