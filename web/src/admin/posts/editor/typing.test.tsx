import { screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { fakeApi } from '#web/testing/fake-api.ts';
import { postDrafts } from './post-drafts.ts';
import { editStored, field } from './testing/edit-post.tsx';

const rendered = vi.hoisted(() => ({ button: 0, editors: 0 }));
vi.mock('./editor-layout/save-button.tsx', async (load) => {
  const { SaveButton } = await load<typeof import('./editor-layout/save-button.tsx')>();
  return {
    SaveButton: (props: Parameters<typeof SaveButton>[0]) => {
      rendered.button += 1;
      return SaveButton(props);
    },
  };
});
vi.mock('#web/admin/markdown/text-editor.tsx', async (load) => {
  const { TextEditor } = await load<typeof import('#web/admin/markdown/text-editor.tsx')>();
  return {
    TextEditor: (props: Parameters<typeof TextEditor>[0]) => {
      rendered.editors += 1;
      return TextEditor(props);
    },
  };
});

afterEach(postDrafts.dropAll);

test('a keystroke renders only its own field', async () => {
  fakeApi({});
  const { user } = editStored();
  await user.type(await screen.findByLabelText('Title'), 's');
  const before = { ...rendered };
  await user.type(field('Title'), ' of two hundred stores');
  expect(field('Title')).toHaveValue('Shelfs of two hundred stores');
  expect(rendered).toEqual(before);
});
