import '#functions/data/testing/environment.ts';
import { beforeAll, beforeEach, test, vi } from 'vitest';
import { startTwoEditors } from './testing/start-two-editors.ts';
import { walkOfTwoEditors } from './testing/two-editors.ts';

let sessions: readonly [string, string];
beforeAll(async () => {
  const started = await startTwoEditors();
  ({ sessions } = started);
  return started.stop;
});
beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: Date.now() }));

/** `npm run test:faults` runs longer walks. */
test('whatever two editors do with texts, lists and drafts, nothing is lost, and nothing is overwritten unseen', async () => {
  await walkOfTwoEditors(1, 80, sessions);
}, 60_000);
