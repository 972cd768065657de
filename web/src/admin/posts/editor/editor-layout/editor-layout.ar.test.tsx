import { screen, waitFor } from '@testing-library/react';
import { afterEach, beforeAll, expect, test } from 'vitest';
import { withoutLayout } from '#web/admin/markdown/testing/without-layout.ts';
import { accessibilityProblems } from '#web/testing/axe.ts';
import { fakeApi } from '#web/testing/fake-api.ts';
import { postDrafts } from '../post-drafts.ts';
import { editStored, field, press } from '../testing/edit-post.tsx';
import { chooseLanguage } from './shown-languages.ts';

beforeAll(withoutLayout);
afterEach(() => {
  chooseLanguage('both');
  postDrafts.dropAll();
});

test('an Arabic editor writes Arabic first, and reads the English if only Arabic is shown', async () => {
  fakeApi({});
  const { user } = editStored();
  const arabic = await screen.findByLabelText('العنوان بالعربية');
  const english = field('العنوان بالإنجليزية');
  expect(arabic.compareDocumentPosition(english) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
  expect(screen.queryByText('الأصل الإنجليزي')).toBeNull();
  await user.click(await press('العربية'));
  expect(english).not.toBeVisible();
  await user.click(screen.getByText('الأصل الإنجليزي'));
  expect(screen.getAllByText('Old words')[0]).toBeVisible();
});

test('is accessible', async () => {
  fakeApi({});
  editStored();
  await screen.findByLabelText('العنوان بالعربية');
  expect(await accessibilityProblems()).toEqual([]);
});

test('Ctrl+/ switches the column, also to a hidden one', async () => {
  fakeApi({});
  const { user } = editStored();
  await user.click(await screen.findByLabelText('المحتوى بالعربية'));
  await user.keyboard('{Control>}/{/Control}');
  await waitFor(() => expect(field('المحتوى بالإنجليزية')).toHaveFocus());
  await user.click(await press('English'));
  await user.click(field('العنوان بالإنجليزية'));
  await user.keyboard('{Control>}/{/Control}');
  await waitFor(() => expect(field('العنوان بالعربية')).toHaveFocus());
});

test('Alt+F10 moves from a column to the tools that act on it, and back', async () => {
  fakeApi({});
  const { user } = editStored();
  for (const [from, text] of [
    ['العنوان بالإنجليزية', 'المحتوى بالإنجليزية'],
    ['المحتوى بالعربية', 'المحتوى بالعربية'],
  ] as const) {
    await user.click(await screen.findByLabelText(from));
    await user.keyboard('{Alt>}{F10}{/Alt}');
    const tools = await screen.findByRole('toolbar', { name: `تنسيق: ${text}` });
    await waitFor(() => expect(tools).toContainElement(document.activeElement as HTMLElement));
    await user.keyboard('{Alt>}{F10}{/Alt}');
    await waitFor(() => expect(field(text)).toHaveFocus());
  }
});
