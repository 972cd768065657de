import { companyOf } from '#shared/company.ts';
import { contentPath, versionPath } from '#shared/publishing/addresses.ts';
import type { Renderer } from '#shared/publishing/renderer.ts';
import type { Unpublished } from '#shared/publishing/status.ts';
import { documentsAtOnce, inParallel } from './in-parallel.ts';
import type { Lease } from './lease.ts';
import { type ManifestMemory, saveManifest } from './manifest/file.ts';
import type { Manifest } from './manifest/manifest.ts';
import { publishPictures } from './pictures/publish-pictures.ts';
import { planPosts, planRest } from './plan/plan.ts';
import type { PlannedFile, PlannedPage, PlannedPost, State } from './plan/planned.ts';
import type { Bucket, DrawPicture, Sources } from './ports.ts';
import { type Made, Publication } from './publication.ts';
import { publishPosts } from './publish-posts.ts';
import { type Poked, readCatalogue, readItems, readPublished } from './read-state.ts';

const html = 'text/html; charset=utf-8';

export interface Pass {
  readonly renderer: Renderer;
  /** Which publisher this is: see {@link Manifest}. */
  readonly madeBy: string;
  readonly sources: Sources;
  readonly bucket: Bucket;
  readonly memory: ManifestMemory;
  readonly drawPicture: DrawPicture;
  readonly lease: Pick<Lease, 'keep' | 'confirm'>;
  /** The posts that are read anew. */
  readonly poked: readonly Poked[];
  /** Whether all that is stored and all that is published are read anew. */
  readonly everything: boolean;
  /** Whether the manifest is written also where nothing differs, so that it tells when the release was published last. */
  readonly signs: boolean;
  /** Whether there is time to begin something. */
  readonly hasTime: () => boolean;
  /** Whether it has been at it long enough for what nobody waits for. */
  readonly isTurnOver: () => boolean;
  /** Whether something has come up that should not wait. */
  readonly isInterrupted: () => Promise<boolean>;
}

export interface PassResult {
  /** Whether all is published that can be; otherwise there is a rest for the next pass. */
  readonly complete: boolean;
  /** Whether the bucket refused something, so that it should be tried again. */
  readonly retry: boolean;
  readonly failures: readonly Unpublished[];
  readonly counts: Publication['counts'];
}

/**
 * Brings a release up to date with what is stored. First come posts that have changed, then all that lists them, then what
 * is no longer wanted goes; what only has other texts around it comes last. The manifest is written at the end: whatever
 * happens before, the next pass sees what differs, and all it does again is the same.
 * @throws LeaseLostError, and what reading and the manifest's writing throw
 */
export async function publishOnce(pass: Pass): Promise<PassResult> {
  const { renderer, madeBy, bucket, sources, lease } = pass;
  const published = await readPublished(bucket, { ...pass, release: renderer.release });
  const items = await readItems(sources);
  const posts = await readCatalogue(sources, published.manifest, pass);
  const publication = new Publication({
    release: renderer.release,
    bucket,
    lease,
    items,
    documents: published.documents,
  });
  const { state, complete } = await bringUpToDate(pass, publication, { items, posts });
  const known = published.manifest?.pictures ?? [];
  const pictures = await publishPictures(pass, publication, state, known);
  const { documents, failures, counts, retry } = publication;
  const manifest: Manifest = { madeBy, documents, posts: state.posts, pictures: pictures.drawn };
  const company = companyOf(items);
  await saveManifest({ ...pass, release: renderer.release, company }, manifest, published.file);
  return { complete: complete && pictures.complete, retry, failures, counts };
}

async function bringUpToDate(
  pass: Pass,
  publication: Publication,
  before: State,
): Promise<{ state: State; complete: boolean }> {
  const { renderer, hasTime, isTurnOver, isInterrupted } = pass;
  const changed = new Set(pass.poked.map(({ id }) => id));
  const isUrgent = ({ id, address }: PlannedPost) => changed.has(id) || !publication.documents.has(address);
  const outdated = planPosts(before, renderer).filter((planned) => !publication.isCurrent(planned));
  const [urgent, others] = parted(outdated, isUrgent);
  const first = await publishPosts(pass, publication, before, urgent, async () => hasTime());
  if (!first.complete) return first;
  await publishRest(pass, publication, first.state);
  // Each pass makes some, if any can be made: so there is an end to passes.
  const already = publication.counts.rendered;
  const hasBegun = () => publication.counts.rendered > already;
  const mayGoOn = async () => hasTime() && !(hasBegun() && (isTurnOver() || (await isInterrupted())));
  const last = await publishPosts(pass, publication, first.state, others, mayGoOn);
  // Some posts turned out to have changed meanwhile, or to be gone.
  if (last.state !== first.state) await publishRest(pass, publication, last.state);
  return last;
}

/** The elements for which something holds, and the others. */
function parted<Element>(
  list: readonly Element[],
  holds: (element: Element) => boolean,
): [Element[], Element[]] {
  const [those, others]: [Element[], Element[]] = [[], []];
  for (const element of list) (holds(element) ? those : others).push(element);
  return [those, others];
}

/** Publishes what lists posts, or shows none; then removes what nothing leads to any more. */
async function publishRest(pass: Pass, publication: Publication, state: State): Promise<void> {
  const { renderer } = pass;
  const rest = planRest(state, renderer);
  const outdated = rest.filter((planned) => !publication.isCurrent(planned));
  const items = [...state.items.values()];
  const make = async (planned: PlannedPage | PlannedFile): Promise<Made> => {
    if (planned.type === 'file') return { text: planned.make(), contentType: planned.contentType, reads: [] };
    const { path, language, data } = planned;
    const { html: text, reads } = await renderer.render(path, language, { ...data, items });
    return { text, contentType: html, reads };
  };
  const publish = (planned: PlannedPage | PlannedFile) => publication.publish(planned, () => make(planned));
  const [versions, documents] = parted(outdated, isVersion);
  await inParallel(documents, documentsAtOnce, publish);
  // Nobody is told of a version before what it is of can be read.
  for (const planned of versions) await publish(planned);
  const wanted = new Set([...rest, ...planPosts(state, renderer)].map(({ address }) => address));
  const unwanted = [...publication.documents.keys()].filter((address) => !wanted.has(address));
  await inParallel(unwanted, documentsAtOnce, (address) => publication.remove(address));
}

function isVersion({ address }: PlannedPage | PlannedFile): boolean {
  return address === contentPath || address === versionPath;
}
