import { mkdirSync, readdirSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import { compressedFolder } from '#shared/publishing/addresses.ts';

const brotli = promisify(brotliCompress);

/** Qualities of Brotli: 11 is the best and takes three times as long as 10, which is 2 % larger. */
export type Quality = 10 | 11;

/**
 * Compresses each script of `assets/` into a file of the same name in `compressed/`, better than CloudFront does: visitors
 * download 8 % less.
 *
 * @param distDir folder of the built site
 * @param begun the scripts that earlier calls compress; this call leaves them out, and adds those that it compresses
 */
export async function compressScripts(distDir: string, quality: Quality, begun: Set<string>): Promise<void> {
  const from = join(distDir, 'assets');
  const to = join(distDir, compressedFolder);
  mkdirSync(to, { recursive: true });
  // Lists the files before the first `await`, because the next build adds scripts while these are compressed.
  const scripts = readdirSync(from).filter((file) => file.endsWith('.js') && !begun.has(file));
  for (const file of scripts) begun.add(file);
  await Promise.all(
    scripts.map(async (file) => {
      const script = await readFile(join(from, file));
      const params = {
        [constants.BROTLI_PARAM_QUALITY]: quality,
        [constants.BROTLI_PARAM_SIZE_HINT]: script.length,
      };
      await writeFile(join(to, file), await brotli(script, { params }));
    }),
  );
}
