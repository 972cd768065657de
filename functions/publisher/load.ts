import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { listContent } from '#functions/data/content/content.ts';
import { getPublished, listAllPublished } from '#functions/data/posts/post-list.ts';
import {
  addMark,
  clearMark,
  deleteWaitingDeployment,
  getPublicationStatus,
  getWaitingDeployment,
  leaseEnd,
  listMarks,
  releaseLease,
  renewLease,
  requestPublication,
  saveStatus,
  saveWaitingDeployment,
  takeLease,
} from '#functions/data/publishing.ts';
import {
  deleteObject,
  describeObject,
  listFolders,
  listObjects,
  readObject,
  writeObject,
  writePicture,
} from '#functions/data/web-store.ts';
import type { DrawnPicture } from '#shared/publishing/picture.ts';
import type { Renderer } from '#shared/publishing/renderer.ts';
import type { Publisher } from './publisher.ts';

/** The part of a publisher that is kept between invocations. */
export type Loaded = Omit<Publisher, 'hasTime' | 'turnMs'>;

/** The file beside the bundle with the renderer. It is an ES module, which the bundle is not. */
const rendererFile = 'renderer.mjs';
const bundleFile = 'index.js';
/** The module that draws pictures. It and its fonts are loaded for the first picture. */
const drawerFile = 'pictures/draw-picture.mjs';

let loaded: Promise<Loaded> | undefined;

/**
 * Returns the publisher of the release whose renderer is in this folder, with the real table and bucket. It is loaded once;
 * after a failure the next call loads it again.
 */
export function loadPublisher(folder: string): Promise<Loaded> {
  loaded ??= load(folder).catch((error) => {
    loaded = undefined;
    throw error;
  });
  return loaded;
}

async function load(folder: string): Promise<Loaded> {
  const renderer: Renderer = await import(pathToFileURL(join(folder, rendererFile)).href);
  const bundle = await readFile(join(folder, bundleFile));
  return {
    renderer,
    publisherVersion: createHash('sha256').update(bundle).digest('base64url').slice(0, 16),
    sources: { listContent, listAllPublished, getPublished },
    coordination: {
      ...{ addMark, listMarks, clearMark },
      ...{ takeLease, renewLease, leaseEnd, releaseLease },
      ...{ requestPublication, saveWaitingDeployment, getWaitingDeployment, deleteWaitingDeployment },
      ...{ getPublicationStatus, saveStatus },
    },
    bucket: { readObject, writeObject, writePicture, describeObject, deleteObject, listObjects, listFolders },
    memory: {},
    drawPicture: async (picture) => (await loadDrawer(folder))(picture),
    clock: { now: () => Date.now(), wait: (ms) => setTimeout(ms) },
  };
}

let drawer: Promise<(picture: DrawnPicture) => Uint8Array> | undefined;

async function loadDrawer(folder: string) {
  drawer ??= import(pathToFileURL(join(folder, drawerFile)).href).then(
    ({ pictureDrawer }: typeof import('./pictures/draw-picture.ts')) =>
      pictureDrawer(join(folder, 'pictures')),
  );
  try {
    return await drawer;
  } catch (error) {
    drawer = undefined;
    throw error;
  }
}
