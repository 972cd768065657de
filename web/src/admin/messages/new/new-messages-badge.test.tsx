import { act, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { showAdmin } from '#web/admin/testing/show-admin.tsx';
import { fakeApi } from '#web/testing/fake-api.ts';
import { NewMessagesBadge, useWaitingPrefix } from './new-messages-badge.tsx';

function Title() {
  return <output>{useWaitingPrefix()}Inbox</output>;
}

test('the count is updated while the page is visible, also in the screen’s title', async () => {
  vi.useFakeTimers();
  let waiting = 2;
  const calls = fakeApi({
    'GET /api/admin/contact-submissions/counts': () =>
      Response.json({ new: waiting, done: 0, spam: 0, urgentSpam: 0 }),
  });
  showAdmin(
    <>
      <NewMessagesBadge />
      <Title />
    </>,
  );
  const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
  await pass(10);
  expect(screen.getByRole('status')).toHaveTextContent('(2) Inbox');
  waiting = 1000;
  await pass(31_000);
  expect(screen.getByRole('status')).toHaveTextContent('(1,000+) Inbox');
  expect(screen.getByText('1,000+', { exact: false, selector: 'span' })).toBeInTheDocument();
  const visibility = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
  const asked = calls.length;
  await pass(120_000);
  expect(calls).toHaveLength(asked);
  visibility.mockReturnValue('visible');
  waiting = 0;
  document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
  await pass(10);
  expect(screen.getByRole('status')).toHaveTextContent(/^Inbox$/);
  vi.useRealTimers();
});
