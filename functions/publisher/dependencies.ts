import type { Mark, RequestedWork, WaitingDeployment } from '#functions/data/publishing.ts';
import type { ListedObject } from '#functions/data/web-store.ts';
import type { ContentItem } from '#shared/content/item.ts';
import type { PostKind } from '#shared/posts/kinds.ts';
import type { Post, PostSummary } from '#shared/posts/schemas.ts';
import type { DrawnPicture } from '#shared/publishing/picture.ts';
import type { PublicationStatus } from '#shared/publishing/status.ts';

export type { Mark };

/** Reads stored and published data. Only the index may be a moment behind. */
export interface Sources {
  listContent(): Promise<ContentItem[]>;
  /** Reads from an index, which may lag behind the table by a moment. */
  listAllPublished<K extends PostKind>(kind: K): Promise<PostSummary<K>[]>;
  /** Reads published posts by their ids, at most 100. */
  getPublished<K extends PostKind>(kind: K, ids: readonly string[]): Promise<Map<string, Post<K>>>;
}

/** Marks, leases and requests in the table, by which publishers coordinate: see `functions/data/publishing.ts`. */
export interface Coordination {
  addMark(release: string, unit: string, now: Date): Promise<void>;
  listMarks(release: string): Promise<Mark[]>;
  clearMark(release: string, mark: Mark): Promise<void>;
  takeLease(
    release: string,
    holder: string,
    times: { readonly now: number; readonly until: number },
  ): Promise<'clean' | 'dirty' | undefined>;
  renewLease(release: string, holder: string, until: number): Promise<boolean>;
  leaseEnd(release: string): Promise<number>;
  releaseLease(release: string, holder: string): Promise<void>;
  getPublicationStatus(): Promise<PublicationStatus | undefined>;
  saveStatus(status: PublicationStatus): Promise<void>;
  requestPublication(work: RequestedWork, now: Date): Promise<void>;
  saveWaitingDeployment(awaited: WaitingDeployment): Promise<void>;
  getWaitingDeployment(): Promise<WaitingDeployment | undefined>;
  deleteWaitingDeployment(awaited: WaitingDeployment): Promise<void>;
}

/** The web bucket: see `functions/data/web-store.ts`. */
export interface Bucket {
  readObject(key: string, known?: string): Promise<{ text: string; etag: string } | 'unchanged' | undefined>;
  writeObject(
    key: string,
    object: { text: string; contentType: string; over: string | undefined },
  ): Promise<string | undefined>;
  writePicture(key: string, png: Uint8Array): Promise<void>;
  describeObject(key: string): Promise<{ etag: string; writtenAt: Date } | undefined>;
  deleteObject(key: string): Promise<void>;
  listObjects(prefix: string): Promise<ListedObject[]>;
  listFolders(folder: string): Promise<string[]>;
}

/** Draws the picture of a post, as PNG. */
export type DrawPicture = (picture: DrawnPicture) => Promise<Uint8Array>;

/** `now` returns the time in milliseconds since 1970. `wait` resolves after a time. */
export interface Clock {
  now(): number;
  wait(ms: number): Promise<void>;
}

/** Wraps the sources so that the items they read are counted. */
export function counting(sources: Sources): { readonly sources: Sources; readonly count: () => number } {
  let read = 0;
  const counted = async <Items>(items: Promise<Items>, size: (items: Items) => number): Promise<Items> => {
    read += size(await items);
    return items;
  };
  const length = (items: readonly unknown[]) => items.length;
  return {
    sources: {
      listContent: () => counted(sources.listContent(), length),
      listAllPublished: (kind) => counted(sources.listAllPublished(kind), length),
      getPublished: (kind, ids) => counted(sources.getPublished(kind, ids), () => ids.length),
    },
    count: () => read,
  };
}
