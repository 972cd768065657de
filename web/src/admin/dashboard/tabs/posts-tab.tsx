import type { PostKind } from '#shared/posts/kinds.ts';
import { postDefinitions } from '#web/admin/posts/definitions.ts';
import { PostsPanel } from '#web/admin/posts/list/posts-panel.tsx';

/** The posts of a kind. */
export function Tab({ kind }: { kind: PostKind }) {
  return <PostsPanel definition={postDefinitions[kind]} />;
}
