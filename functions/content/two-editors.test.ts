import '#functions/data/testing/environment.ts';
import { test } from 'vitest';
import { startTwoEditors } from '../http/testing/start-two-editors.ts';
import { walkOfTwoEditors } from './testing/two-editors.ts';

const sessions = startTwoEditors();

/** `npm run test:faults` runs the same test with more random steps. */
test('random actions of two editors on texts, lists and drafts lose nothing and overwrite nothing unseen', async () => {
  await walkOfTwoEditors(1, 80, sessions());
}, 60_000);
