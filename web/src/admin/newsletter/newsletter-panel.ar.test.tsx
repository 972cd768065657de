import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { showAdmin } from '#web/admin/testing/show-admin.tsx';
import { fakeApi } from '#web/testing/fake-api.ts';
import { NewsletterPanel } from './newsletter-panel.tsx';

test('in Arabic an editor sees the counts, and that addresses are for owners', async () => {
  const calls = fakeApi({
    'GET /api/admin/sendings': () => Response.json([]),
    'GET /api/admin/newsletter/counts': () =>
      Response.json({ confirmed: 7, waiting: 0, bounced: 0, removed: 0 }),
  });
  showAdmin(<NewsletterPanel />, '/', 'editor');
  expect(await screen.findByText('٧')).toBeInTheDocument();
  expect(screen.getByText('العناوين نفسها لا تظهر إلا لمالكي الموقع.')).toBeInTheDocument();
  expect(calls.map(({ name }) => name)).not.toContain('POST /api/admin/newsletter/find');
});
