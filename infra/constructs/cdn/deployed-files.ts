import { readdirSync } from 'node:fs';
import { sep } from 'node:path';
import { type AdminScreen, adminAddresses, adminDocument } from '#shared/admin-paths.ts';
import { languages } from '#shared/language.ts';

/** The documents that are deployed as they were built, because nothing in them is stored. All others are published. */
export const builtDocuments: readonly string[] = (Object.keys(adminAddresses) as AdminScreen[]).flatMap(
  (screen) => languages.map((language) => adminDocument(screen, language).slice(1)),
);

/** What of a built site is deployed otherwise or not at all, as patterns of which the later ones count. */
export const neitherFileNorDocument: readonly string[] = [
  'assets',
  '*.html',
  ...builtDocuments.map((file) => `!${file}`),
];

/** Where the edge may keep those: under the name of the document, and under the addresses that lead to it. */
const documentPaths = ['/admin*', '/management*'];

/**
 * What the edge has to forget when the files of a built site are deployed, as an invalidation names it. Assets are not
 * among it, which never change under one name, nor pages, which it keeps for a second.
 */
export function deployedPaths(distDir: string): string[] {
  const files = readdirSync(distDir, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.name.endsWith('.html'))
    .map(({ parentPath, name }) => `${parentPath.slice(distDir.length)}/${name}`.split(sep).join('/'))
    .filter((path) => !path.startsWith('/assets/'));
  return [...new Set([...documentPaths, ...files.map(firstFolder)])].sort();
}

/** A path of a folder counts as one, however many files there are. */
function firstFolder(path: string): string {
  return path.replace(/^(\/[^/]+\/).+$/, '$1*');
}
