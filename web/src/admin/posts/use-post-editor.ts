import { useInfiniteQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import {
  draftOfPost,
  newPostDraft,
  type PostDraft,
  postDrafts,
  type StoredPost,
  usePostDraft,
} from '../../features/post-editing/post-drafts.ts';
import { postsQuery } from '../../features/post-editing/post-queries.ts';
import { type PostDefinition, textNamesOf } from './post-definition.ts';

/** Which post is being edited: opens its kept draft, or begins one. */
export function usePostEditor(definition: PostDefinition) {
  const { kind } = definition;
  const [openId, setOpenId] = useState<string>();
  const draft = usePostDraft(openId);
  const { data: posts = [] } = useInfiniteQuery(postsQuery(kind));
  // What was opened before a reload is not open now; only its changes count.
  useEffect(postDrafts.dropUnchanged, []);
  const open = (begun: PostDraft) => {
    if (!postDrafts.current()[begun.id]) postDrafts.keep(begun.id, begun);
    setOpenId(begun.id);
  };
  return {
    draft,
    openId,
    add: () => open(keptNew(kind) ?? newPostDraft(kind, textNamesOf(definition))),
    edit: (post: StoredPost) => open(draftOfPost(kind, textNamesOf(definition), post)),
    goOn: setOpenId,
    close: () => setOpenId(undefined),
    /** What the posts that were read have in a field. */
    suggestionsFor: (name: string): string[] => {
      const texts = posts.map((post) => post[name]).filter((text) => typeof text === 'string' && text !== '');
      return [...new Set(texts as string[])].toSorted();
    },
  };
}

/** A new post that was begun and never stored. */
function keptNew(kind: PostDraft['kind']): PostDraft | undefined {
  return Object.values(postDrafts.current()).find(
    (draft) => draft?.kind === kind && draft.base.version === 0,
  );
}
