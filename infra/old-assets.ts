import { readdirSync, readFileSync, rmSync, statSync, utimesSync } from 'node:fs';
import { join } from 'node:path';

/** How long assets of an earlier synthesis are kept: a running site may still read them. */
const keptMs = 24 * 60 * 60_000;
/** The assets that CDK writes into the output folder: the code of functions and the files of pages, by their hashes. */
const asset = /^(asset\.|bundling-temp-)/;

interface Manifest {
  readonly artifacts?: Readonly<
    Record<string, { readonly type: string; readonly properties?: { readonly file?: string } }>
  >;
}
interface AssetManifest {
  readonly files?: Readonly<Record<string, { readonly source?: { readonly path?: string } }>>;
}

/** Removes the assets that neither the latest synthesis into a folder names, nor any synthesis of the last day. */
export function removeOldAssets(cdkOut: string, now = new Date()): void {
  const read = (file: string) => JSON.parse(readFileSync(join(cdkOut, file), 'utf8'));
  const { artifacts = {} }: Manifest = read('manifest.json');
  const named = new Set(
    Object.values(artifacts)
      .filter(({ type }) => type === 'cdk:asset-manifest')
      .flatMap(({ properties }) => Object.values((read(properties?.file ?? '') as AssetManifest).files ?? {}))
      .flatMap(({ source }) => source?.path ?? []),
  );
  for (const name of readdirSync(cdkOut).filter((one) => asset.test(one))) {
    const path = join(cdkOut, name);
    if (named.has(name)) utimesSync(path, now, now);
    else if (now.getTime() - statSync(path).mtimeMs > keptMs) rmSync(path, { recursive: true, force: true });
  }
}
