import type { PostKind } from '#shared/posts/kinds.ts';
import { postDefinitions } from './definitions.ts';
import { PostsPanel } from './list/posts-panel.tsx';

/** The tab of a kind of posts. */
export function PostsTab({ kind }: { kind: PostKind }) {
  return <PostsPanel definition={postDefinitions[kind]} />;
}
