import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import * as z from 'zod/mini';
import { askedQuestion } from '#web/admin/testing/asked-question.ts';
import { showAdmin } from '#web/admin/testing/show-admin.tsx';
import { createDrafts } from '../lib/drafts/drafts.ts';
import { unchangedDraft, type VersionedDraft } from '../lib/drafts/versioned-draft.ts';
import { leaveEditor } from './leave-request.ts';
import { UnsavedGuard } from './unsaved-guard.tsx';

const texts = z.object({ text: z.string() });
const drafts = createDrafts<VersionedDraft<z.infer<typeof texts>>>({
  storageKey: 'guarded',
  schema: z.object({ values: texts, base: z.object({ values: texts, version: z.number() }) }),
  nameOf: (_, name) => ({ tab: 'News', name }),
});
const begun = unchangedDraft({ text: 'Old' }, 1);
afterEach(drafts.dropAll);

/** True if the browser would ask before the page goes. */
const isAsked = () => !fireEvent(window, new Event('beforeunload', { cancelable: true }));

test('the browser asks before leaving only while something is unsaved', () => {
  showAdmin(<UnsavedGuard />);
  expect(isAsked()).toBe(false);
  act(() => drafts.keep('a', begun));
  expect(isAsked()).toBe(false);
  act(() => drafts.keep('a', { ...begun, values: { text: 'New' } }));
  expect(isAsked()).toBe(true);
  act(() => drafts.dropAll());
  expect(isAsked()).toBe(false);
});

test.each([
  ['Keep editing', 0],
  ['Discard changes', 1],
])('unsaved items are named, and discarded only after a confirmation: %s', async (answer, times) => {
  const proceed = vi.fn();
  const { user } = showAdmin(<UnsavedGuard />);
  act(() => leaveEditor([{ tab: 'News', name: 'Shelf talk' }], proceed));
  const question = await askedQuestion('Discard unsaved changes?');
  expect(within(question).getByRole('listitem')).toHaveTextContent('News: Shelf talk');
  expect(proceed).not.toHaveBeenCalled();
  await user.click(within(question).getByRole('button', { name: answer }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect(proceed).toHaveBeenCalledTimes(times);
});
