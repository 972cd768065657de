import { join } from 'node:path';
import { expect, test } from 'vitest';
import { inlineScriptHashes } from './content-security-policy.ts';
import inlineScripts from './inline-scripts.json' with { type: 'json' };

const remember = 'run `npm run remember-scripts` and commit what it writes';

test('the inline scripts of the built site are remembered, for the policy to allow them once others follow', () => {
  expect(inlineScripts[0], remember).toEqual(
    inlineScriptHashes(join(import.meta.dirname, '../../../web/dist')),
  );
});

test('those of the two builds before are allowed, and no older ones', () => {
  expect(inlineScripts.length).toBeGreaterThan(0);
  expect(inlineScripts.length).toBeLessThanOrEqual(3);
  expect(new Set(inlineScripts.map((hashes) => JSON.stringify(hashes))).size).toBe(inlineScripts.length);
});
