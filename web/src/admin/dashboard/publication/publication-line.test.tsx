import { act, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import type { PublicationStatus } from '#shared/publishing/status.ts';
import { lastSaved, noteSaved } from '#web/admin/lib/publishing-status.ts';
import { showAdmin } from '#web/admin/testing/show-admin.tsx';
import { fakeApi } from '#web/testing/fake-api.ts';
import { PublicationLine } from './publication-line.tsx';

let status: PublicationStatus | undefined;
const api = () =>
  fakeApi({
    'GET /api/admin/publication': () => Response.json({ now: new Date().toISOString(), status }),
    'POST /api/admin/publication': () => new Response(null, { status: 202 }),
  });
const published = (at: number, failures: PublicationStatus['failures'] = []) => ({
  release: 'r1',
  readAt: new Date(at).toISOString(),
  noticed: { content: new Date(at).toISOString() },
  publishedAt: new Date(at).toISOString(),
  failures,
});
const announced = () => screen.getByRole('status');

beforeEach(() => {
  status = undefined;
  lastSaved.set(undefined);
});

test('says that a save is being published, and then that it is public, with a link', async () => {
  api();
  noteSaved(Date.now(), 'content', '/contact');
  showAdmin(<PublicationLine />);
  await waitFor(() => expect(announced()).toHaveTextContent('Publishing'));
  expect(screen.queryByRole('link')).toBeNull();
  status = published(Date.now() + 1);
  await screen.findByText(/Last published \d seconds? ago/, {}, { timeout: 5000 });
  expect(announced()).toHaveTextContent('Live on the website');
  expect(screen.getByRole('link', { name: /View page/ })).toHaveAttribute('href', '/contact');
});

test('names what could not be published, and lets it be tried again', async () => {
  const calls = api();
  status = published(Date.now(), [{ path: '/blog/a', language: 'ar', reason: 'No.' }]);
  const { user } = showAdmin(<PublicationLine />);
  await screen.findByText(/Not published: one page could not be made/);
  expect(announced()).toHaveTextContent('Not published');
  expect(screen.getByRole('listitem')).toHaveTextContent('/blog/a (العربية)');
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(announced()).toHaveTextContent('Publishing'));
  expect(calls.some(({ name }) => name === 'POST /api/admin/publication')).toBe(true);
});

test('stops waiting after a time', async () => {
  api();
  status = published(Date.now() - 120_000);
  noteSaved(Date.now() - 61_000, 'content', '/');
  showAdmin(<PublicationLine />);
  await screen.findByText(/visitors do not see it yet/);
  expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible();
});

test('says so if the status cannot be read', async () => {
  fakeApi({ 'GET /api/admin/publication': () => new Response(null, { status: 500 }) });
  showAdmin(<PublicationLine />);
  await screen.findByText(/Not known/);
});

test('shows nothing until something is saved here or could not be published', async () => {
  const calls = api();
  status = published(Date.now());
  const { container } = showAdmin(<PublicationLine isQuiet />);
  await waitFor(() => expect(calls).toHaveLength(1));
  await waitFor(() => expect(container.querySelector('p')).toBeNull());
  act(() => noteSaved(Date.now(), 'content', '/'));
  await waitFor(() => expect(announced()).toHaveTextContent('Publishing'));
});
