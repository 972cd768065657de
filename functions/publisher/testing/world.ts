import type { ContentItem } from '#shared/content/item.ts';
import type { ContentKey } from '#shared/content/registry.ts';
import type { PostKind } from '#shared/posts/kinds.ts';
import { isPublic } from '#shared/posts/publication.ts';
import { type Post, type PostSummary, postSchemas } from '#shared/posts/schemas.ts';
import type { PublicationStatus } from '#shared/publishing/status.ts';
import type { Bucket, Clock, Coordination, Sources } from '../dependencies.ts';
import { etagOf } from '../plan/fingerprint.ts';

export const idOf = (n: number) => `post-of-the-tests-${n}`;

/** An in-memory table and bucket with the operations that the publisher uses, and a clock. */
export class World {
  time = Date.UTC(2026, 0, 1);
  readonly content = new Map<string, ContentItem>();
  /** Posts by kind and id, drafts included. */
  readonly posts = new Map<string, { readonly kind: PostKind; readonly post: Post }>();
  /** The earlier state that the index returns for items where it is behind. */
  index: ReadonlyMap<string, { readonly kind: PostKind; readonly post: Post }> | undefined;
  readonly marks = new Map<string, number>();
  readonly leases = new Map<string, { holder: string; until: number }>();
  readonly objects = new Map<string, { text: string; etag: string; writtenAt: Date }>();
  readonly pictures = new Map<string, string>();
  readonly requests: string[] = [];
  status: PublicationStatus | undefined;
  awaited: Parameters<Coordination['saveWaitingDeployment']>[0] | undefined;

  saveContent(key: ContentKey, value: string, valueAr = ''): void {
    const instant = new Date(this.time).toISOString();
    const version = (this.content.get(key)?.version ?? 0) + 1;
    this.content.set(key, { key, value, valueAr, type: 'text', version, valueUpdatedAt: instant });
  }

  savePost(kind: PostKind, id: string, fields: Partial<Post<'blog'>>): void {
    const instant = new Date(this.time).toISOString();
    const before = this.posts.get(`${kind}#${id}`)?.post;
    const made = { ...emptyPost(kind), id, createdAt: instant, publishedAt: instant, version: 0 };
    const post = { ...(before ?? made), ...fields, updatedAt: instant };
    this.posts.set(`${kind}#${id}`, { kind, post: { ...post, version: post.version + 1 } as Post });
  }

  /** Saves posts of the blog with the ids from {@link idOf}(0) on, the newest last. Every second post has an Arabic title. */
  savePosts(count: number): void {
    for (let n = 0; n < count; n++) {
      this.time += 1000;
      this.savePost('blog', idOf(n), { title: `Post ${n}`, titleAr: n % 2 ? `منشور ${n}` : '' });
    }
  }

  readonly sources: Sources = {
    listContent: async () => [...this.content.values()],
    listAllPublished: async <K extends PostKind>(kind: K) =>
      [...(this.index ?? this.posts).values()]
        .filter((one) => one.kind === kind && isPublic(one.post, new Date(this.time)))
        .map(({ post }) => summaryOf(kind, post) as PostSummary<K>),
    getPublished: async <K extends PostKind>(kind: K, ids: readonly string[]) =>
      new Map(
        ids.flatMap((id): [string, Post<K>][] => {
          const post = this.posts.get(`${kind}#${id}`)?.post;
          return post && isPublic(post, new Date(this.time)) ? [[id, post as Post<K>]] : [];
        }),
      ),
  };

  readonly coordination: Coordination = {
    addMark: async (release, unit) => {
      const name = `${release} ${unit}`;
      this.marks.set(name, (this.marks.get(name) ?? 0) + 1);
    },
    listMarks: async (release) =>
      [...this.marks]
        .map(([name, count]) => ({ name: name.split(' '), count }))
        .flatMap(({ name: [of, unit = ''], count }) => (of === release ? [{ unit, count }] : [])),
    clearMark: async (release, { unit, count }) => {
      if (this.marks.get(`${release} ${unit}`) === count) this.marks.delete(`${release} ${unit}`);
    },
    takeLease: async (release, holder, { now, until }) => {
      const before = this.leases.get(release);
      if (before && before.until >= now) return undefined;
      this.leases.set(release, { holder, until });
      return before ? 'dirty' : 'clean';
    },
    renewLease: async (release, holder, until) => {
      const held = this.leases.get(release)?.holder === holder;
      if (held) this.leases.set(release, { holder, until });
      return held;
    },
    leaseEnd: async (release) => this.leases.get(release)?.until ?? 0,
    releaseLease: async (release, holder) => {
      if (this.leases.get(release)?.holder === holder) this.leases.delete(release);
    },
    getPublicationStatus: async () => this.status,
    saveStatus: async (status) => {
      this.status = status;
    },
    requestPublication: async (work) => void this.requests.push(work),
    saveWaitingDeployment: async (awaited) => {
      this.awaited = awaited;
    },
    getWaitingDeployment: async () => this.awaited,
    deleteWaitingDeployment: async () => {
      this.awaited = undefined;
    },
  };

  readonly bucket: Bucket = {
    readObject: async (key, known) => {
      const object = this.objects.get(key);
      return object && object.etag === known ? 'unchanged' : object;
    },
    writeObject: async (key, { text, over }) => {
      if (this.objects.get(key)?.etag !== over) return undefined;
      const etag = etagOf(text);
      this.objects.set(key, { text, etag, writtenAt: new Date(this.time) });
      return etag;
    },
    writePicture: async (key, png) => {
      this.pictures.set(key, Buffer.from(png).toString());
    },
    describeObject: async (key) =>
      this.pictures.has(key) ? { etag: key, writtenAt: new Date(this.time) } : this.objects.get(key),
    deleteObject: async (key) => void this.objects.delete(key),
    listObjects: async (prefix) =>
      [...this.objects].filter(([key]) => key.startsWith(prefix)).map(([key, { etag }]) => ({ key, etag })),
    listFolders: async (folder) => [
      ...new Set(
        [...this.objects.keys()]
          .filter((key) => key.startsWith(folder))
          .map((key) => key.slice(0, key.indexOf('/', folder.length) + 1)),
      ),
    ],
  };

  readonly clock: Clock = {
    now: () => this.time,
    wait: async (ms) => {
      this.time += ms;
    },
  };
}

function emptyPost(kind: PostKind) {
  const names = Object.keys(postSchemas[kind].fields.shape);
  const fields = Object.fromEntries(names.map((name) => [name, name]));
  return {
    ...fields,
    ...(kind === 'career' && { type: 'full-time' }),
    titleAr: '',
    slug: '',
    published: true,
    unpublishAt: '',
  };
}

function summaryOf(kind: PostKind, post: Post): object {
  return Object.fromEntries(Object.entries(post).filter(([name]) => !(name in postSchemas[kind].longTexts)));
}
