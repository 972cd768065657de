import '#functions/data/testing/environment.ts';
import { test } from 'vitest';
import { walkOfTwoEditors } from '#functions/content/testing/two-editors.ts';
import { startTwoEditors } from '#functions/http/testing/start-two-editors.ts';
import { walkOfTwoPostEditors } from '#functions/posts/testing/two-editors.ts';

const seeds = (process.env.SEED ?? '1,2,3,4,5').split(',').map(Number);
const steps = 500;

const sessions = startTwoEditors();

test.each(seeds)(
  'five hundred random steps of two editors over texts, lists and drafts lose nothing and overwrite nothing unseen (seed %i)',
  (seed) => walkOfTwoEditors(seed, steps, sessions()),
);

test.each(seeds)(
  'five hundred random steps of two editors over posts, drafts, versions and the trash lose nothing and overwrite nothing unseen (seed %i)',
  (seed) => walkOfTwoPostEditors(seed, steps, sessions()),
);
