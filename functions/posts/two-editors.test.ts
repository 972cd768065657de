import '#functions/data/testing/environment.ts';
import { test } from 'vitest';
import { startTwoEditors } from '#functions/http/testing/start-two-editors.ts';
import { walkOfTwoPostEditors } from './testing/two-editors.ts';

const sessions = startTwoEditors();

/** `npm run test:faults` runs the same test with more random steps. */
test('random actions of two editors on posts, drafts, versions and the trash lose nothing and overwrite nothing unseen', async () => {
  await walkOfTwoPostEditors(1, 120, sessions());
}, 60_000);
