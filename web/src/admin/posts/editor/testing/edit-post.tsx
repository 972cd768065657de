import { screen } from '@testing-library/react';
import { vi } from 'vitest';
import { postDefinitions } from '#web/admin/posts/definitions.ts';
import { type PostDefinition, textNamesOf } from '#web/admin/posts/post-definition.ts';
import { showAdmin } from '#web/admin/testing/show-admin.tsx';
import { Dialog } from '#web/admin/ui/dialog/dialog.tsx';
import { PostForm } from '../form/post-form.tsx';
import { useDraftBase } from '../open-draft.ts';
import { EditorTools } from '../post-dialog.tsx';
import { draftOfPost, type PostDraft, type PostRecord, postDrafts } from '../post-drafts.ts';

export const stored: PostRecord = {
  id: 'post-1',
  createdAt: '2026-01-01T00:00:00.000Z',
  updatedAt: '2026-01-01T00:00:00.000Z',
  version: 3,
  published: true,
  title: 'Shelf',
  titleAr: 'رف',
  author: 'Sara',
  authorAr: '',
  category: 'Retail',
  categoryAr: '',
  excerpt: '',
  excerptAr: '',
  content: 'Old words',
  contentAr: '',
  imageUrl: '',
};
export const address = '/api/admin/blog-posts';

interface EditorProps {
  definition: PostDefinition;
  id: string;
  onDone: () => void;
}

/** Shows the form while there is a draft, like the dialog. */
function Editor({ definition, id, onDone }: EditorProps) {
  const isOpen = useDraftBase(id) !== undefined;
  return (
    <Dialog open title="Post" tools={<EditorTools />} onClose={() => {}}>
      {isOpen && (
        <PostForm
          definition={definition}
          id={id}
          suggestions={{}}
          onDone={onDone}
          isUploading={{ current: () => false }}
        />
      )}
    </Dialog>
  );
}

export function edit(definition: PostDefinition, begun: PostDraft) {
  const onDone = vi.fn();
  postDrafts.keep(begun.id, begun);
  return { ...showAdmin(<Editor definition={definition} id={begun.id} onDone={onDone} />), onDone };
}
/** Shows the form with the stored post. */
export const editStored = () =>
  edit(postDefinitions.blog, draftOfPost('blog', textNamesOf(postDefinitions.blog), stored));
export const field = (name: string) => screen.getByLabelText(name);
export const press = (name: string) => screen.findByRole('button', { name });
