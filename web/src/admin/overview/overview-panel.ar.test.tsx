import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { showAdmin } from '#web/admin/testing/show-admin.tsx';
import { fakeApi } from '#web/testing/fake-api.ts';
import { OverviewPanel } from './overview-panel.tsx';

const inbox = '/api/admin/contact-submissions';

test('lists waiting work in Arabic, with its numbers', async () => {
  fakeApi({
    [`GET ${inbox}/counts`]: () => Response.json({ new: 12, done: 0, spam: 0, urgentSpam: 0 }),
    [`POST ${inbox}/found`]: () => Response.json([{ id: 'late' }, { id: 'later' }]),
    'GET /api/site-content': () => Response.json([]),
    'GET /api/admin/claims': () => Response.json([]),
    'GET /api/admin/translations': () =>
      Response.json({ counts: { posts: { missing: 5, older: 4 } }, waiting: [] }),
    'GET /api/admin/posts-overview': () =>
      Response.json({
        drafts: { count: 0 },
        scheduled: { count: 0 },
      }),
  });
  showAdmin(<OverviewPanel />, '/?tab=overview', 'editor');
  const list = within(await screen.findByRole('list', { name: 'ينتظر: ٣ أمور' }));
  expect(list.getByText('١٢')).toBeInTheDocument();
  expect(await list.findByText(/^تنتظر رسالتان منذ/)).toBeInTheDocument();
  expect(list.getByText('٥ ترجمات ناقصة، ٤ ترجمات أقدم من الإنجليزية')).toBeInTheDocument();
});
