import '#functions/data/testing/environment.ts';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { getMessage } from '#functions/data/messages/message.ts';
import { getPicture } from '#functions/data/pictures/picture.ts';
import { createPost, getPost } from '#functions/data/posts/post.ts';
import { listRows } from '#functions/data/posts/post-rows.ts';
import { updatePost } from '#functions/data/posts/save-post.ts';
import { inputWith } from '#functions/data/testing/posts.ts';
import { postKinds } from '#shared/posts/kinds.ts';
import { measuringShelfShare } from './samples/measuring-shelf-share.ts';
import { samples } from './samples/samples.ts';
import { commandOnRunningSite } from './testing/run-command.ts';

const { run: command, announce } = commandOnRunningSite('samples-command.ts');
const { id } = measuringShelfShare;

test('adds each sample once, and removes all samples including edited ones, but nothing else', async () => {
  const own = inputWith(measuringShelfShare.kind, { ...measuringShelfShare.fields, published: true });
  await createPost(measuringShelfShare.kind, 'post-of-my-own-0001', own, new Date());

  expect((await command(['add'])).out).toContain(`Added ${samples.length} posts`);
  expect(await getPost('blog', id)).toMatchObject({
    title: measuringShelfShare.fields.title,
    published: true,
  });
  await updatePost('blog', id, { title: 'Edited', published: false }, new Date());
  expect((await command(['add'])).out).toContain('Added 0 posts');
  expect(await getPost('blog', id)).toMatchObject({ title: 'Edited', published: false });

  expect(await command(['remove'])).toEqual({
    code: 0,
    out: `Removed ${samples.length} posts of sample content.\n`,
    err: '',
  });
  expect(await getPost('blog', id)).toBeUndefined();
  expect(await getPost('blog', 'post-of-my-own-0001')).toMatchObject({
    ...own,
    slug: expect.stringMatching(/./),
    publishedAt: expect.any(String),
  });
  expect((await command(['remove'])).out).toContain('Removed 0 posts');
}, 30_000);

test('adds the requested number of each kind, and nothing when repeated', async () => {
  const asked = ['many', '--posts', '4', '--messages', '3', '--pictures', '2'];
  for (let time = 0; time < 2; time += 1)
    expect((await command(asked)).out).toContain('Filled with 4 posts, 3 messages and 2 pictures.');
  const kinds = await Promise.all(postKinds.map((kind) => listRows(kind)));
  const drafts = kinds.flatMap(({ items }) => items.filter(({ published }) => !published));
  expect(drafts.filter(({ id: draft }) => draft.startsWith('many-post'))).toHaveLength(4);
  expect((await getMessage('many-message-000002'))?.message).toMatch(/stores/);
  expect(await getMessage('many-message-000003')).toBeUndefined();
  expect(await getPicture('many-picture-000001')).toMatchObject({ width: 1600 });
}, 30_000);

const deployed = { AWS_REGION: 'us-east-1', AWS_ACCESS_KEY_ID: 'x', AWS_SECRET_ACCESS_KEY: 'x' };
test.each([
  ['nothing said', [], {}, 'Usage:'],
  ['an unknown word', ['delete'], {}, 'Usage:'],
  ['two words', ['add', 'remove'], {}, 'Usage:'],
  ['an unknown option', ['add', '--force'], {}, 'force'],
  ['a table named', ['add', '--table', 'site'], deployed, 'local site only'],
  ['a table in the environment', ['remove'], { ...deployed, TABLE_NAME: 'site' }, 'local site only'],
  ['an amount that is no number', ['many', '--posts', 'all'], {}, 'whole numbers'],
  ['no site that runs', ['add'], { ...deployed, DATA_DIR: join(tmpdir(), 'no-such-folder') }, 'npm start'],
])('with %s prints the usage and changes nothing', async (_what, args, env, sentence) => {
  const { code, out, err } = await command(args, env);
  expect({ code, out }).toEqual({ code: 1, out: '' });
  expect(err).toContain(sentence);
  expect(err.trim()).not.toContain('\n');
  expect(await getPost('blog', id)).toBeUndefined();
});

test('refuses a database that is not on this machine', async () => {
  await announce('https://dynamodb.us-east-1.amazonaws.com');
  expect((await command(['add'], deployed)).err).toContain('npm start');
  await announce(process.env.AWS_ENDPOINT_URL_DYNAMODB);
});
