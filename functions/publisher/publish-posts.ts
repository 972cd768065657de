import { type PostKind, postKinds } from '#shared/posts/kinds.ts';
import type { Post } from '#shared/posts/schemas.ts';
import type { Renderer } from '#shared/publishing/renderer.ts';
import { documentsAtOnce, inParallel, partsOf } from './in-parallel.ts';
import { type Listed, listed, withPosts } from './plan/catalogue.ts';
import { plannedPosts } from './plan/plan.ts';
import type { PlannedPost, State } from './plan/planned.ts';
import type { Sources } from './ports.ts';
import type { Publication } from './publication.ts';
import { postsAtOnce } from './read-state.ts';

interface PostPublisher {
  readonly sources: Pick<Sources, 'getPublished'>;
  readonly renderer: Renderer;
}

/**
 * Publishes those of the pages of posts that are not current. Each post is read whole, as last written, right before:
 * the state that comes back has it as it was read, and lacks it where it is gone. Its page is then left to be removed.
 */
export async function publishPosts(
  { sources, renderer }: PostPublisher,
  publication: Publication,
  state: State,
  planned: readonly PlannedPost[],
  mayGoOn: () => Promise<boolean>,
): Promise<{ state: State; complete: boolean }> {
  const outdated = planned.filter((one) => !publication.isCurrent(one));
  let { posts } = state;
  for (const kind of postKinds) {
    const byId = new Map<string, PlannedPost[]>();
    for (const one of outdated.filter((planned) => planned.kind === kind))
      byId.set(one.id, [...(byId.get(one.id) ?? []), one]);
    for (const ids of partsOf([...byId.keys()], postsAtOnce)) {
      if (!(await mayGoOn())) return { state: { ...state, posts }, complete: false };
      const found = await sources.getPublished(kind, ids);
      const moved = new Map<string, Listed | undefined>();
      const documents = ids.flatMap((id) => {
        const post = found.get(id);
        const entry = post && listed(kind, post);
        const before = byId.get(id) ?? [];
        if (entry?.fingerprint !== before[0]?.madeOf) moved.set(id, entry);
        // Under what it is called by now: another name's page is not made any more.
        const names = entry ? plannedPosts[kind](entry).map(({ address }) => address) : [];
        return post && entry
          ? before
              .filter(({ address }) => names.includes(address))
              .map((one) => ({ planned: { ...one, madeOf: entry.fingerprint }, post }))
          : [];
      });
      if (moved.size > 0) posts = { ...posts, [kind]: withPosts(posts[kind], moved) };
      await inParallel(documents, documentsAtOnce, (document) =>
        publishPost(renderer, publication, state, document.planned, document.post),
      );
    }
  }
  return { state: posts === state.posts ? state : { ...state, posts }, complete: true };
}

function publishPost(
  renderer: Renderer,
  publication: Publication,
  { items }: State,
  planned: PlannedPost,
  post: Post<PostKind>,
): Promise<void> {
  return publication.publish(planned, async () => {
    const { path, language } = planned;
    const { html, reads } = await renderer.render(path, language, { items: [...items.values()], post });
    return { text: html, contentType: 'text/html; charset=utf-8', reads };
  });
}
