import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { askedQuestion } from '#web/admin/testing/asked-question.ts';
import { showAdmin } from '#web/admin/testing/show-admin.tsx';
import { UnsavedGuard } from '#web/admin/unsaved/unsaved-guard.tsx';
import { fakeApi, heldAnswer } from '#web/testing/fake-api.ts';
import { postDefinitions } from '../definitions.ts';
import { textNamesOf } from '../post-definition.ts';
import { PostDialog } from './post-dialog.tsx';
import { draftOfPost, postDrafts } from './post-drafts.ts';
import { field, stored } from './testing/edit-post.tsx';

afterEach(postDrafts.dropAll);

function open() {
  const onClosed = vi.fn();
  const { blog } = postDefinitions;
  postDrafts.keep(stored.id, draftOfPost('blog', textNamesOf(blog), stored));
  const { user } = showAdmin(
    <>
      <PostDialog
        definition={blog}
        openId={stored.id}
        language="en"
        onClosed={onClosed}
        focusAfter={() => null}
      />
      <UnsavedGuard />
    </>,
  );
  const close = async (name: string) =>
    user.click(within(await screen.findByRole('dialog')).getByRole('button', { name }));
  return { user, close, onClosed };
}

test.each(['Close'])('without running uploads %s does not ask', async (name) => {
  fakeApi({});
  const { close, onClosed } = open();
  await close(name);
  expect(onClosed).toHaveBeenCalledOnce();
  expect(screen.queryByRole('alertdialog')).toBeNull();
});

test.each(['Close'])('%s asks before it cancels a running upload', async (name) => {
  const upload = heldAnswer();
  fakeApi({ 'POST /api/admin/upload-image/start': upload.answer });
  const { user, close, onClosed } = open();
  await screen.findByRole('dialog');
  await user.upload(field('Upload image'), new File(['picture'], 'shelf.png', { type: 'image/png' }));
  await close(name);
  const question = await askedQuestion('Discard unsaved changes?');
  expect(within(question).getByRole('listitem')).toHaveTextContent('A picture that is still being uploaded');
  expect(onClosed).not.toHaveBeenCalled();
  await user.click(within(question).getByRole('button', { name: 'Discard changes' }));
  await waitFor(() => expect(onClosed).toHaveBeenCalledOnce());
});
