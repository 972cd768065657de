import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { postMaxLength } from '#shared/posts/fields.ts';
import { newPostDraft, type PostRecord } from '#web/admin/posts/editor/post-drafts.ts';
import { postApis } from '#web/admin/posts/post-api.ts';
import { type PostDefinition, textNamesOf } from '#web/admin/posts/post-definition.ts';
import { cacheDeletion, cacheSavedPost, isGone } from '#web/admin/posts/post-queries.ts';
import { showToast } from '#web/features/toasts/toasts.ts';
import { copy } from './copy.en.ts';

/** Added to the titles of a copy. */
const marks = { title: ' (copy)', titleAr: ' (نسخة)' } as const;

/** Fields that a copy does not take over: URL and dates. */
const own = { slug: '', publishedAt: '', unpublishAt: '' } as const;

/** Duplicates posts as drafts with their own URLs; also returns which post is being duplicated. */
export function useDuplicate(definition: PostDefinition, onEdit: (post: PostRecord) => void) {
  const { kind } = definition;
  const queryClient = useQueryClient();
  const { mutate, isPending, variables } = useMutation({
    mutationFn: async (id: string) => {
      const post = await postApis[kind].read(id);
      const names = textNamesOf(definition);
      const draft = newPostDraft(kind, names);
      const texts = Object.fromEntries(names.map((name) => [name, String(post[name] ?? '')]));
      const values = { ...draft.values, ...texts, ...titlesOf(texts), ...own };
      return postApis[kind].create({ ...draft, values });
    },
    onSuccess: (post) => {
      cacheSavedPost(queryClient, kind, post);
      showToast({
        tone: 'success',
        title: copy.duplicated,
        action: { label: copy.edit, altText: copy.editOtherwise, run: () => onEdit(post) },
      });
    },
    onError: (error, id) => {
      if (isGone(error)) cacheDeletion(queryClient, kind, id);
      showToast({ tone: 'danger', title: isGone(error) ? copy.gone : copy.notDuplicated });
    },
  });
  const copiedId = isPending ? variables : undefined;
  const duplicate = useCallback(({ id }: PostRecord) => mutate(id), [mutate]);
  return { duplicate, copiedId };
}

/** Returns the titles of a copy, shortened to the limit. */
function titlesOf(texts: Readonly<Record<string, string>>): { title: string; titleAr: string } {
  const marked = (name: keyof typeof marks) => {
    const title = texts[name] ?? '';
    return title && `${title.slice(0, postMaxLength.line - marks[name].length)}${marks[name]}`;
  };
  return { title: marked('title'), titleAr: marked('titleAr') };
}
