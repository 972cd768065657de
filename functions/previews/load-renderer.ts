import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Renderer } from '#shared/publishing/renderer.ts';

/** The file beside the bundle with the renderer. It is an ES module, which the bundle is not. */
const rendererFile = 'renderer.mjs';

let loaded: Promise<Renderer> | undefined;

/** Returns the renderer of the site's build. It is loaded at the first preview, and after a failure at the next one. */
export function loadRenderer(): Promise<Renderer> {
  const file = join(process.env.LAMBDA_TASK_ROOT ?? '.', rendererFile);
  loaded ??= import(pathToFileURL(file).href).catch((error) => {
    loaded = undefined;
    throw error;
  });
  return loaded as Promise<Renderer>;
}
