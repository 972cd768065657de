import { companyOf } from '#shared/company/company.ts';
import { type PostKind, postKinds } from '#shared/posts/kinds.ts';
import type { Post } from '#shared/posts/schemas.ts';
import { contentPath, versionPath } from '#shared/publishing/addresses.ts';
import type { Renderer } from '#shared/publishing/renderer.ts';
import type { Unpublished } from '#shared/publishing/status.ts';
import type { Bucket, DrawPicture, Sources } from './dependencies.ts';
import { documentsAtOnce, inParallel, partsOf } from './in-parallel.ts';
import type { Lease } from './lease.ts';
import { type ManifestMemory, saveManifest } from './manifest/file.ts';
import type { Manifest } from './manifest/manifest.ts';
import { publishPictures } from './pictures/publish-pictures.ts';
import { type Listed, listed, withPosts } from './plan/catalogue.ts';
import { plannedPosts, planPosts, planRest } from './plan/plan.ts';
import type { PlannedFile, PlannedPage, PlannedPost, State } from './plan/planned.ts';
import { type ChangedPost, postsAtOnce, readCatalogue, readItems, readPublished } from './read-state.ts';
import { type Made, ReleaseWriter } from './release-writer.ts';

const html = 'text/html; charset=utf-8';

export interface PublishRun {
  readonly renderer: Renderer;
  /** The publisher's version: see {@link Manifest}. */
  readonly publisherVersion: string;
  readonly sources: Sources;
  readonly bucket: Bucket;
  readonly memory: ManifestMemory;
  readonly drawPicture: DrawPicture;
  readonly lease: Pick<Lease, 'keep' | 'confirm'>;
  /** The posts to read again from the table. */
  readonly changedPosts: readonly ChangedPost[];
  /** True to read the whole table and the whole bucket again. */
  readonly everything: boolean;
  /** True to write the manifest even if nothing differs. Then its time of writing tells when the release was last published. */
  readonly alwaysWrites: boolean;
  /** True while enough of the function's run time is left to begin another document or picture and to write it. */
  readonly hasTime: () => boolean;
  /** True once background work, which nobody waits for, has used up its time. */
  readonly isTurnOver: () => boolean;
  /**
   * True if changes were marked since the run began, so that background work has to stop and let them be published
   * first.
   */
  readonly isInterrupted: () => Promise<boolean>;
}

export interface RunResult {
  /**
   * False if work was left to the next run. Documents that cannot be published do not count: they are in `failures`.
   */
  readonly complete: boolean;
  /** True if the bucket refused something that should be tried again. */
  readonly retry: boolean;
  readonly failures: readonly Unpublished[];
  readonly counts: ReleaseWriter['counts'];
}

/**
 * Brings a release up to date with what is stored. Changed posts come first, then everything that lists them, then the
 * removal of what is no longer needed; documents that differ for other reasons come last. The manifest is written at
 * the end: if the run is interrupted before, the next one finds the same differences and repeats the work with the same
 * result.
 * @throws LeaseLostError, and errors of reading and of writing the manifest
 */
export async function publishRun(run: PublishRun): Promise<RunResult> {
  const { renderer, publisherVersion, bucket, sources, lease } = run;
  const published = await readPublished(bucket, { ...run, release: renderer.release });
  const items = await readItems(sources);
  const posts = await readCatalogue(sources, published.manifest, run);
  const writer = new ReleaseWriter({
    release: renderer.release,
    bucket,
    lease,
    items,
    documents: published.documents,
  });
  const { state, complete } = await bringUpToDate(run, writer, { items, posts });
  const known = published.manifest?.pictures ?? [];
  const pictures = await publishPictures(run, writer, state, known);
  const { documents, failures, counts, retry } = writer;
  const manifest: Manifest = { publisherVersion, documents, posts: state.posts, pictures: pictures.drawn };
  const company = companyOf(items);
  await saveManifest({ ...run, release: renderer.release, company }, manifest, published.file);
  return { complete: complete && pictures.complete, retry, failures, counts };
}

async function bringUpToDate(
  run: PublishRun,
  writer: ReleaseWriter,
  before: State,
): Promise<{ state: State; complete: boolean }> {
  const { renderer, hasTime, isTurnOver, isInterrupted } = run;
  const changed = new Set(run.changedPosts.map(({ id }) => id));
  const isUrgent = ({ id, address }: PlannedPost) => changed.has(id) || !writer.documents.has(address);
  const outdated = planPosts(before, renderer).filter((planned) => !writer.isCurrent(planned));
  const urgent = outdated.filter(isUrgent);
  const first = await publishPosts(run, writer, before, urgent, async () => hasTime());
  if (!first.complete) return first;
  await publishRest(run, writer, first.state);
  // Each run renders at least one document that can be rendered, so repeated runs finish the work.
  const already = writer.counts.rendered;
  const hasBegun = () => writer.counts.rendered > already;
  const mayContinue = async () => hasTime() && !(hasBegun() && (isTurnOver() || (await isInterrupted())));
  // Includes pages with a related post that turned out to have changed. Documents that failed just now are not tried
  // again.
  const tried = new Set(urgent.map(({ address, inputHash }) => `${address} ${inputHash}`));
  const others = planPosts(first.state, renderer).filter(
    ({ address, inputHash }) => !tried.has(`${address} ${inputHash}`),
  );
  const last = await publishPosts(run, writer, first.state, others, mayContinue);
  // Publishes the lists again, because some posts have changed in the meantime, or are gone.
  if (last.state !== first.state) await publishRest(run, writer, last.state);
  return last;
}

/** Splits a list into the elements for which `holds` is true, and the others. */
function parted<Element>(
  list: readonly Element[],
  holds: (element: Element) => boolean,
): [Element[], Element[]] {
  const [those, others]: [Element[], Element[]] = [[], []];
  for (const element of list) (holds(element) ? those : others).push(element);
  return [those, others];
}

/** Publishes everything that lists posts or shows none; then removes documents that are no longer needed. */
async function publishRest(run: PublishRun, writer: ReleaseWriter, state: State): Promise<void> {
  const { renderer } = run;
  const rest = planRest(state, renderer);
  const outdated = rest.filter((planned) => !writer.isCurrent(planned));
  const items = [...state.items.values()];
  const make = async (planned: PlannedPage | PlannedFile): Promise<Made> => {
    if (planned.type === 'file') return { text: planned.make(), contentType: planned.contentType, reads: [] };
    const { path, language, data } = planned;
    const { html: text, reads } = await renderer.render(path, language, { ...data, items });
    return { text, contentType: html, reads };
  };
  const publish = (planned: PlannedPage | PlannedFile) => writer.publish(planned, () => make(planned));
  const [versions, documents] = parted(outdated, isVersion);
  await inParallel(documents, documentsAtOnce, publish);
  // Versions come last, so that a version is announced only when its documents can be read.
  for (const planned of versions) await publish(planned);
  const wanted = new Set([...rest, ...planPosts(state, renderer)].map(({ address }) => address));
  const unwanted = [...writer.documents.keys()].filter((address) => !wanted.has(address));
  await inParallel(unwanted, documentsAtOnce, (address) => writer.remove(address));
}

function isVersion({ address }: PlannedPage | PlannedFile): boolean {
  return address === contentPath || address === versionPath;
}

interface PostPublisher {
  readonly sources: Pick<Sources, 'getPublished'>;
  readonly renderer: Renderer;
}

/**
 * Publishes those pages of posts that are outdated. Each post is read completely right before its page is rendered. The
 * returned state has the post as it was read, or lacks it if it is gone; its page is then removed later.
 */
async function publishPosts(
  { sources, renderer }: PostPublisher,
  writer: ReleaseWriter,
  state: State,
  planned: readonly PlannedPost[],
  mayContinue: () => Promise<boolean>,
): Promise<{ state: State; complete: boolean }> {
  const outdated = planned.filter((one) => !writer.isCurrent(one));
  let { posts } = state;
  for (const kind of postKinds) {
    const byId = new Map<string, PlannedPost[]>();
    for (const one of outdated.filter((planned) => planned.kind === kind))
      byId.set(one.id, [...(byId.get(one.id) ?? []), one]);
    for (const ids of partsOf([...byId.keys()], postsAtOnce)) {
      if (!(await mayContinue())) return { state: { ...state, posts }, complete: false };
      const found = await sources.getPublished(kind, ids);
      const moved = new Map<string, Listed | undefined>();
      const documents = ids.flatMap((id) => {
        const post = found.get(id);
        const entry = post && listed(kind, post);
        const before = byId.get(id) ?? [];
        if (entry?.fingerprint !== before[0]?.postFingerprint) moved.set(id, entry);
        // Only pages of the post's current names are written; a page of a former name is removed later.
        const names = entry ? plannedPosts[kind](entry).map(({ address }) => address) : [];
        return post && entry
          ? before
              .filter(({ address }) => names.includes(address))
              .map((one) => ({ planned: withPostFingerprint(one, entry.fingerprint), post }))
          : [];
      });
      if (moved.size > 0) posts = { ...posts, [kind]: withPosts(posts[kind], moved) };
      await inParallel(documents, documentsAtOnce, (document) =>
        publishPost(renderer, writer, state, document.planned, document.post),
      );
    }
  }
  return { state: posts === state.posts ? state : { ...state, posts }, complete: true };
}

/** Returns a page whose post was read again, with the post's present fingerprint. */
function withPostFingerprint(planned: PlannedPost, postFingerprint: string): PlannedPost {
  const inputHash = [postFingerprint, ...planned.inputHash.split(' ').slice(1)].join(' ');
  return { ...planned, postFingerprint, inputHash };
}

function publishPost(
  renderer: Renderer,
  writer: ReleaseWriter,
  { items }: State,
  planned: PlannedPost,
  post: Post<PostKind>,
): Promise<void> {
  return writer.publish(planned, async () => {
    const { path, language, related } = planned;
    const shown = { items: [...items.values()], post, ...(related.length > 0 && { related }) };
    const { html, reads } = await renderer.render(path, language, shown);
    return { text: html, contentType: 'text/html; charset=utf-8', reads };
  });
}
