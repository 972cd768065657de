import { readdirSync } from 'node:fs';
import { sep } from 'node:path';
import { type AdminScreen, adminAddresses, adminDocument } from '#shared/admin-paths.ts';
import { languages } from '#shared/language.ts';
import { compressedFolder } from '#shared/publishing/addresses.ts';

/** The documents that are deployed as built, because they show nothing stored. All others are published. */
export const builtDocuments: readonly string[] = (Object.keys(adminAddresses) as AdminScreen[]).flatMap(
  (screen) => languages.map((language) => adminDocument(screen, language).slice(1)),
);

/**
 * Patterns of the built files that are neither deployed as files nor as documents; `!` includes a file again. Later patterns
 * override earlier ones.
 */
export const neitherFileNorDocument: readonly string[] = [
  'assets',
  compressedFolder,
  '*.html',
  ...builtDocuments.map((file) => `!${file}`),
];

/** Patterns of the paths under which the edge may have cached the built documents. */
const documentPaths = ['/admin*', '/management*'];

/**
 * Returns the paths to invalidate after the files of a built site were deployed. Assets are left out, since an asset never
 * changes under its name, and so are pages, which the edge keeps for a second.
 */
export function deployedPaths(distDir: string): string[] {
  const files = readdirSync(distDir, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.name.endsWith('.html'))
    .map(({ parentPath, name }) => `${parentPath.slice(distDir.length)}/${name}`.split(sep).join('/'))
    .filter((path) => !path.startsWith('/assets/') && !path.startsWith(`/${compressedFolder}/`));
  return [...new Set([...documentPaths, ...files.map(firstFolder)])].sort();
}

/** Invalidating a folder counts as one path, however many files it has. */
function firstFolder(path: string): string {
  return path.replace(/^(\/[^/]+\/).+$/, '$1*');
}
