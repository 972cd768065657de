import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { randomFrom } from '#functions/publisher/testing/random.ts';
import { KillableSite } from '#infra/local/testing/killable-site.ts';
import {
  addressOf,
  emptyWebBucket,
  readWebBucket,
  type SiteFolders,
} from '#infra/local/testing/web-bucket.ts';
import { picturesPrefix, releasesPrefix } from '#shared/publishing/addresses.ts';
import { EditorClient } from './editor-client.ts';
import { Editor, type KnownPosts } from './editors.ts';

export interface Hazards {
  readonly seed: number;
  readonly edits: number;
  readonly editors: number;
  /** How often the publisher, and the whole server, is killed during the edits. */
  readonly publisherKills: number;
  readonly serverKills: number;
}

export interface Converged {
  /** The published documents after all work was done, by key. */
  readonly published: ReadonlyMap<string, string>;
  /** The documents that a publisher writes from the stored data into an empty bucket, by key. */
  readonly fresh: ReadonlyMap<string, string>;
  /** How many of the kills interrupted a running publisher. */
  readonly hits: number;
}

/** The maximum time between an edit and the kill that follows it, in milliseconds. */
const longestDelay = 300;

/**
 * Simulates concurrent editors while the processes of a site are killed, and returns the documents that are published in the
 * end.
 */
export async function converge(folders: SiteFolders, hazards: Hazards): Promise<Converged> {
  const site = new KillableSite(folders);
  try {
    await site.start();
    const hits = await editUnderFire(site, hazards);
    await site.settled();
    await site.close();
    const published = await readPublished(folders);
    await startOver(folders);
    await site.start();
    await site.settled();
    await site.close();
    return { published, fresh: await readPublished(folders), hits };
  } finally {
    await site.kill();
  }
}

async function editUnderFire(site: KillableSite, hazards: Hazards): Promise<number> {
  const { seed, edits, editors, publisherKills, serverKills } = hazards;
  const random = randomFrom(seed);
  const at = () => Math.floor(random() * edits);
  const kills = new Map<number, (() => Promise<number>)[]>();
  const plan = (count: number, kill: () => Promise<number>) => {
    for (let n = 0; n < count; n++) {
      const edit = at();
      const wait = random() * longestDelay;
      kills.set(edit, [...(kills.get(edit) ?? []), () => delay(wait).then(kill)]);
    }
  };
  plan(publisherKills, () => site.crash('Publisher'));
  let restarted = Promise.resolve();
  plan(serverKills, async () => {
    restarted = restarted.then(() => site.kill()).then(() => site.start());
    await restarted;
    return 0;
  });
  const running: Promise<number>[] = [];
  const posts: KnownPosts = [];
  let done = 0;
  const work = async (editor: Editor) => {
    while (done < edits) {
      running.push(...(kills.get(done) ?? []).map((kill) => kill()));
      done += 1;
      await editor.edit();
    }
  };
  const all = Array.from(
    { length: editors },
    (_, n) => new Editor(new EditorClient(site), randomFrom(seed * 1000 + n), posts),
  );
  await Promise.all(all.map(work));
  return (await Promise.all(running)).reduce((sum, hit) => sum + hit, 0);
}

/** Returns the published documents and pictures, without the manifests. */
async function readPublished(folders: SiteFolders): Promise<Map<string, string>> {
  const documents = await readWebBucket(folders, releasesPrefix);
  const pictures = await readWebBucket(folders, picturesPrefix);
  const read = [...documents].filter(([key]) => addressOf(key) !== undefined);
  return new Map([...read, ...pictures].map(([key, bytes]) => [key, bytes.toString('latin1')]));
}

/** Deletes all published documents, and the record of the deployment that published them. */
async function startOver(folders: SiteFolders): Promise<void> {
  await emptyWebBucket(folders, releasesPrefix);
  await emptyWebBucket(folders, picturesPrefix);
  await rm(join(folders.dataDir, 'deployments.json'));
}
