import { getKeptHeads, type ListName, listNames, storeHead } from './kept-head.ts';
import { makePictureHead } from './picture-head.ts';
import { makePostHead } from './post-head.ts';

/**
 * How long after a write a reading of the list is sure to see it, in ms: the stream rounds instants down to seconds, and an
 * index may be behind.
 */
const marginMs = 2000;

/** Makes the head of a list again after a write, unless the list was read long enough after it. */
export async function updateHead(name: ListName, writtenAt: Date): Promise<void> {
  const kept = (await getKeptHeads([name])).get(name);
  if (kept && kept.readAt > writtenAt.getTime() + marginMs) return;
  await makeHead(name, false);
}

/**
 * Makes each head that is missing, and once more each one that was made right after a write, when the index may have been
 * behind.
 */
export async function settleHeads(now: Date): Promise<void> {
  const kept = await getKeptHeads(listNames);
  for (const name of listNames) {
    const { isSettled = false, readAt = 0 } = kept.get(name) ?? {};
    if (!isSettled && readAt < now.getTime() - marginMs) await makeHead(name, true);
  }
}

async function makeHead(name: ListName, isSettled: boolean): Promise<void> {
  const readAt = new Date();
  const head = name === 'picture' ? await makePictureHead(readAt) : await makePostHead(name);
  await storeHead(name, { head, readAt, isSettled });
}
