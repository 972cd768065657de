import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { showAdmin } from '#web/admin/testing/show-admin.tsx';
import { fakeApi } from '#web/testing/fake-api.ts';
import { Replace } from './replace.tsx';

test('results are shown in Arabic, each text in its own direction', async () => {
  const found = {
    ...{ kind: 'content', id: 'hero_title', form: 'stored', version: 1, title: '', count: 1 },
    places: [{ before: '', found: 'Shelf', becomes: 'Rack', after: '' }],
  };
  fakeApi({
    'POST /api/admin/replacements/found': () =>
      Response.json({
        texts: [
          { ...found, field: 'value', language: 'en' },
          { ...found, field: 'valueAr', language: 'ar' },
        ],
        more: 0,
      }),
  });
  const { user, container } = showAdmin(<Replace />);
  await user.type(screen.getByLabelText('ابحث عن'), 'Shelf');
  await user.click(screen.getByRole('button', { name: 'ابحث' }));
  expect(await screen.findByText('عُثر عليه مرتين في نصّين')).toBeInTheDocument();
  expect([...container.querySelectorAll('p[lang]')].map((one) => one.getAttribute('dir'))).toEqual([
    'ltr',
    'rtl',
  ]);
  expect(screen.getByRole('button', { name: 'استبدل في نصّين' })).toBeInTheDocument();
});
