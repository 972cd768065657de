import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** Files and folders, without folders of the given names. */
export interface Content {
  readonly paths: readonly string[];
  readonly without?: readonly string[];
  /** Other inputs, such as environment variables. */
  readonly values?: Readonly<Record<string, string | undefined>>;
}

/** Returns a hash of names, contents and values. A missing file changes the hash, too. */
export function fingerprint({ paths, without = [], values = {} }: Content): string {
  const hash = createHash('sha256').update(process.version).update(JSON.stringify(values));
  const add = (path: string) => {
    if (!existsSync(path)) return void hash.update(`absent ${path}\0`);
    if (statSync(path).isFile()) return void hash.update(`${path}\0`).update(readFileSync(path));
    for (const name of readdirSync(path).sort()) if (!without.includes(name)) add(join(path, name));
  };
  for (const path of paths) add(path);
  return hash.digest('hex');
}
