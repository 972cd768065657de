import { readFile } from 'node:fs/promises';

interface Chunk {
  file: string;
  css?: string[];
  imports?: string[];
}

/** Finds the built files of source files, as URLs on the site. Throws for a file that was not built. */
export interface Manifest {
  address(source: string): string;
  /** Returns the files of these sources and of their static imports, each once, dependencies first. */
  modules(sources: readonly string[]): string[];
  styles(source: string): string[];
}

/** Reads the manifest that Vite wrote beside the build. */
export async function readManifest(file: string): Promise<Manifest> {
  const chunks: Record<string, Chunk> = JSON.parse(await readFile(file, 'utf8'));
  const chunkOf = (source: string): Chunk => {
    const chunk = chunks[source];
    if (!chunk) throw new Error(`The build has no ${source}`);
    return chunk;
  };
  const filesOf = (source: string): string[] => {
    const chunk = chunkOf(source);
    return [...(chunk.imports ?? []).flatMap(filesOf), chunk.file];
  };
  const stylesOf = (source: string): string[] => {
    const chunk = chunkOf(source);
    return [...(chunk.imports ?? []).flatMap(stylesOf), ...(chunk.css ?? [])];
  };
  const unique = (files: string[]) => [...new Set(files)].map((name) => `/${name}`);
  return {
    address: (source) => `/${chunkOf(source).file}`,
    modules: (sources) => unique(sources.flatMap(filesOf)),
    styles: (source) => unique(stylesOf(source)),
  };
}
