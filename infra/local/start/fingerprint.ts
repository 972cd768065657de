import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** Files and folders, leaving out whatever lies under a folder of the given names. */
export interface Content {
  readonly paths: readonly string[];
  readonly without?: readonly string[];
  /** What else it depends on, such as variables of the environment. */
  readonly values?: Readonly<Record<string, string | undefined>>;
}

/** A hash of names, contents and values; something that is not there counts as that. */
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
