import type { Company } from '#shared/company.ts';
import { forEveryKind, type PostKind, postKinds } from '#shared/posts/kinds.ts';
import { releasesPrefix } from '#shared/publishing/addresses.ts';
import { archiveLength, type Run, runsOf } from '../plan/archives.ts';
import type { Catalogue, Listed } from '../plan/catalogue.ts';
import { editedNames, picturesOfPost } from '../plan/pictures.ts';
import { plannedPosts } from '../plan/plan.ts';
import type { Entry, Part, PostsPart } from './part.ts';

/** What was published last, by which the next pass knows what differs. */
export interface Manifest extends Part {
  /** Which publisher made the documents: another may make others of the same. */
  readonly madeBy: string;
  readonly posts: Catalogue;
}

/** Where a release's manifest lies: no address of the site is led to it. */
export function manifestKey(release: string): string {
  return `${releasesPrefix}${release}/manifest.json`;
}

/** How many posts a part of the manifest has on average. */
const partLength = 4 * archiveLength;

/** A manifest in parts: what belongs to runs of posts, and what is left. */
export interface Cut {
  readonly head: Part;
  readonly parts: readonly PostsPart[];
}

/** Cuts a manifest, so that a save of one post writes only the part that it is in. */
export function cutManifest({ documents, pictures, posts }: Manifest, company: Company): Cut {
  const edited = editedNames(company);
  const drawn = new Set(pictures);
  const cut = new Set<string>();
  const cutPart = (kind: PostKind, { id, posts }: Run<Listed>): PostsPart => {
    const part = new Map<string, Entry>();
    for (const post of posts) {
      for (const { address } of plannedPosts[kind](post)) {
        const entry = documents.get(address);
        if (!entry) continue;
        part.set(address, entry);
        cut.add(address);
      }
    }
    const wanted = posts.flatMap((post) => picturesOfPost(kind, post, company, edited)).map(([path]) => path);
    return { kind, id, posts, documents: part, pictures: wanted.filter((path) => drawn.has(path)) };
  };
  const parts = postKinds.flatMap((kind) => runsOf(posts[kind], partLength).map((run) => cutPart(kind, run)));
  const left = new Map<string, Entry>();
  for (const [address, entry] of documents) if (!cut.has(address)) left.set(address, entry);
  const cutPictures = new Set(parts.flatMap((part) => part.pictures));
  const others = pictures.filter((path) => !cutPictures.has(path)).sort();
  return { head: { documents: left, pictures: others }, parts };
}

/** The inverse of {@link cutManifest}. */
export function joinManifest(madeBy: string, { head, parts }: Cut): Manifest {
  return {
    madeBy,
    documents: new Map([head, ...parts].flatMap(({ documents }) => [...documents])),
    pictures: [...new Set([head, ...parts].flatMap(({ pictures }) => pictures))],
    posts: forEveryKind((kind) => parts.filter((part) => part.kind === kind).flatMap(({ posts }) => posts)),
  };
}
