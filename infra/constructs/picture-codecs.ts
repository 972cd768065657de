import { cpSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

/** The picture library and its WebAssembly: the same file on every machine and processor. */
const codecs = ['sharp', '@img/sharp-wasm32'] as const;

/**
 * Copies the picture library beside a bundle, with all its dependencies. The library prefers native code, which an installation
 * has for its own machine only. That code is left out of the bundle, so that the same WebAssembly runs everywhere, and a killed
 * function does not end the process.
 *
 * @returns the package's name
 * @throws if the library no longer looks for native code in this way
 */
export function copyPictureCodecs(outputDir: string): readonly string[] {
  const modules = join(outputDir, 'node_modules');
  const laid = new Map<string, string>();
  for (const name of codecs) lay(name, import.meta.filename, modules, laid);
  const file = join(modules, 'sharp/dist/sharp.cjs');
  const code = readFileSync(file, 'utf8');
  const choice = 'switch (runtimePlatform) {';
  if (code.split(choice).length !== 2) throw new Error('sharp chooses its native code in another way now.');
  writeFileSync(file, code.replace(choice, "switch ('none') {"));
  return ['sharp'];
}

/** Copies the package that a dependent in `from` would load, then its dependencies. */
function lay(name: string, from: string, modules: string, laid: Map<string, string>): void {
  const folder = folderOf(name, from);
  const { version, dependencies = {} } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  const before = laid.get(name);
  if (before === version) return;
  if (before) throw new Error(`${name} is needed in the versions ${before} and ${version}.`);
  laid.set(name, version);
  const isOther = (path: string) => path.startsWith(join(folder, 'node_modules'));
  cpSync(folder, join(modules, name), { recursive: true, filter: (path) => !isOther(path) });
  for (const dependency of Object.keys(dependencies))
    lay(dependency, join(folder, 'package.json'), modules, laid);
}

/** Returns the folder of a package. Not every package exports its package.json. */
function folderOf(name: string, from: string): string {
  const places = createRequire(from).resolve.paths(name) ?? [];
  const found = places
    .map((place) => join(place, name))
    .find((folder) => existsSync(join(folder, 'package.json')));
  if (!found) throw new Error(`The package ${name}, which ${dirname(from)} needs, is not installed.`);
  return found;
}
