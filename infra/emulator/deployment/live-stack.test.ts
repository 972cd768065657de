import { expect, test } from 'vitest';
import { synthesizeGuestbook, type Version } from '../testing/guestbook.ts';
import { runGuestbook } from '../testing/run-guestbook.ts';
import { temporaryFolder } from '../testing/temporary-folder.ts';

const guestbook = runGuestbook();
const { ask } = guestbook;

async function deploy(version: Version, choose = (_ready: readonly string[]) => 0): Promise<string[]> {
  const steps: string[] = [];
  const onStep = async (id: string) => void steps.push(id.replace(/[\dA-F]{8}$/, ''));
  await guestbook.stack.deploy(synthesizeGuestbook(await temporaryFolder(), version), { choose, onStep });
  return steps;
}

const seen = async () => ({
  title: /<title>(.*)<\/title>/.exec(await (await ask('/')).text())?.[1],
  moved: (await ask('/moved')).status,
  note: (await ask('/notes/nobody')).status,
});

test('applies a deployment and a roll-back while the stack runs', async () => {
  const before = await seen();
  expect(before).toEqual({ title: 'Guestbook', moved: 404, note: 404 });
  const code = "exports.handler = async () => ({ statusCode: 418, body: '{}' });";
  const steps = await deploy({ title: 'Book of guests', moved: '/moved', code });
  expect(steps.sort()).toEqual([expect.stringMatching(/^Deployment/), 'NotesFunction', 'PageRequest']);
  expect(await seen()).toEqual({ title: 'Book of guests', moved: 301, note: 418 });
  await deploy({});
  expect(await seen()).toEqual(before);
});

test('does not touch unchanged parts', async () => {
  expect(await deploy({})).toEqual([]);
});

test('refuses a change of what is read only at the start', async () => {
  await expect(deploy({ sortKey: 'other', title: 'Half' })).rejects.toThrow(
    /^Notes\w+ \(AWS::DynamoDB::Table\) cannot change while the stack runs: stop it, and start it again\.$/,
  );
  expect((await seen()).title).toBe('Guestbook');
});
