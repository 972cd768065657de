import { fireEvent, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { WaitingTranslation } from '#shared/content/translation.ts';
import { showAdmin } from '#web/admin/testing/show-admin.tsx';
import { fakeApi } from '#web/testing/fake-api.ts';
import { Translations } from './translations.tsx';

const none = { missing: 0, older: 0 };
const post = (id: string): WaitingTranslation => ({ kind: 'blog', id, name: id, state: 'missing', count: 2 });

const work = {
  ...{ version: 1, changedAt: '2026-11-23T00:00:00.000Z', changedBy: 'sara', arabicAt: '' },
  texts: [{ name: 'title', english: 'Shelf', arabic: '', state: 'missing' }],
};

function open(waiting: readonly WaitingTranslation[]) {
  fakeApi({
    'GET /api/admin/translations': () =>
      Response.json({
        counts: {
          ...{ texts: none, categories: none, pictures: none },
          posts: { missing: waiting.length, older: 0 },
        },
        waiting,
      }),
    'GET /api/admin/translations/blog/Shelf': () => Response.json(work),
    'GET /api/admin/translations/blog/Aisle': () => Response.json(work),
  });
  showAdmin(<Translations />);
}

test('in Arabic the left arrow moves on, and counts have Arabic digits', async () => {
  open([post('Shelf'), post('Aisle')]);
  expect(await screen.findByText('١ من ٢')).toBeInTheDocument();
  expect(await screen.findByText(/غيّرها sara في/)).toBeInTheDocument();
  expect(screen.getAllByText('مقال، نصّان').length).toBeGreaterThan(0);
  fireEvent.keyDown(await screen.findByRole('textbox'), { key: 'ArrowLeft', altKey: true });
  expect(await screen.findByText('٢ من ٢، Aisle، العربية ناقصة')).toBeInTheDocument();
});

test('the end is announced in Arabic', async () => {
  open([]);
  expect(await screen.findByText('كل العربية محدّثة')).toBeInTheDocument();
});
