import { fireEvent, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { showAdmin } from '#web/admin/testing/show-admin.tsx';
import { fakeApi, heldAnswer } from '#web/testing/fake-api.ts';
import { fakeStorage, startedUpload } from '#web/testing/fake-storage.ts';
import { PicturesPanel } from './pictures-panel.tsx';

const picture = (name: string) => new File(['picture'], name, { type: 'image/png' });
/** True if the browser would ask before the page goes. */
const isAsked = () => !fireEvent(window, new Event('beforeunload', { cancelable: true }));
const uploaded = () => Response.json({ imageUrl: '/images/x/800x500.png' });

test('several pictures are uploaded one after the other, and later ones wait, also on other screens', async () => {
  const [first, second, third] = [heldAnswer(), heldAnswer(), heldAnswer()];
  const answers = [first.answer, second.answer, third.answer];
  const calls = fakeApi({
    'GET /api/admin/pictures': () => Response.json([]),
    'POST /api/admin/upload-image/start': startedUpload,
    'POST /api/admin/upload-image/finish': (call) => answers.shift()?.(call) ?? Response.error(),
  });
  fakeStorage();
  const sent = () => calls.filter(({ name }) => name.endsWith('/start')).length;
  const { user, unmount } = showAdmin(<PicturesPanel />);
  const input = await screen.findByLabelText<HTMLInputElement>(/Upload image/);
  expect(isAsked()).toBe(false);
  await user.upload(input, [picture('one.png'), picture('two.png')]);
  expect(await screen.findByText('Uploading 1 of 2')).toBeVisible();
  first.give(uploaded());
  expect(await screen.findByText('Uploading 2 of 2')).toBeVisible();
  await user.upload(input, picture('three.png'));
  unmount();
  showAdmin(<PicturesPanel />);
  expect(await screen.findByText('Uploading 2 of 2')).toBeVisible();
  expect(sent()).toBe(2);
  expect(isAsked()).toBe(true);
  second.give(uploaded());
  expect(await screen.findByText('2 images uploaded successfully.')).toBeVisible();
  third.give(uploaded());
  expect(await screen.findByText('Image uploaded successfully.')).toBeVisible();
  expect(sent()).toBe(3);
  expect(isAsked()).toBe(false);
});
