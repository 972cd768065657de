import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { inlineScriptHashes } from '#infra/constructs/cdn/content-security-policy.ts';
import remembered from '#infra/constructs/cdn/inline-scripts.json' with { type: 'json' };

/**
 * Notes the inline scripts of the built site, newest first, with those of the two builds before that had others. To be
 * run after a build that changed them, and committed.
 */
const kept = 3;
const file = join(import.meta.dirname, 'constructs/cdn/inline-scripts.json');
const built = inlineScriptHashes(join(import.meta.dirname, '../web/dist'));
const others = remembered.filter((hashes) => JSON.stringify(hashes) !== JSON.stringify(built));
writeFileSync(file, `${JSON.stringify([built, ...others].slice(0, kept), null, 2)}\n`);
