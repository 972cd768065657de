import type { PostKind } from '#shared/posts/kinds.ts';
import { postDefinitions } from '#web/admin/posts/definitions.ts';
import { PostsPanel } from '#web/admin/posts/list/posts-panel.tsx';

/** The tab of a kind of posts: their list, with search, editor and actions. */
export function Tab({ kind }: { kind: PostKind }) {
  return <PostsPanel definition={postDefinitions[kind]} />;
}
