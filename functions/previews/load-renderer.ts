import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Renderer } from '#shared/publishing/renderer.ts';

/** The file beside the bundle that holds the renderer, which is a module and the bundle is none. */
const rendererFile = 'renderer.mjs';

let loaded: Promise<Renderer> | undefined;

/** The renderer of the site's build, loaded with the first preview: where that fails, again with the next. */
export function loadRenderer(): Promise<Renderer> {
  const file = join(process.env.LAMBDA_TASK_ROOT ?? '.', rendererFile);
  loaded ??= import(pathToFileURL(file).href).catch((error) => {
    loaded = undefined;
    throw error;
  });
  return loaded as Promise<Renderer>;
}
