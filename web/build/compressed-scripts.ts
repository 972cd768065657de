import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import { compressedFolder } from '#shared/publishing/addresses.ts';

const brotli = promisify(brotliCompress);

/** Qualities of Brotli: 11 is the best and takes three times as long as 10, which is 2 % larger. */
export type Quality = 10 | 11;

/**
 * Compresses each script of `assets/` that has not been compressed yet into a file of the same name in `compressed/`, better
 * than CloudFront does: visitors download 8 % less.
 *
 * @param distDir folder of the built site
 */
export async function compressScripts(distDir: string, quality: Quality): Promise<void> {
  const from = join(distDir, 'assets');
  const to = join(distDir, compressedFolder);
  await mkdir(to, { recursive: true });
  const done = new Set(await readdir(to));
  const scripts = (await readdir(from)).filter((file) => file.endsWith('.js') && !done.has(file));
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
