import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { ContentList } from '#web/admin/content/content-list.tsx';
import { noteSaved } from '#web/admin/lib/publishing-status.ts';
import { showAdmin } from '#web/admin/testing/show-admin.tsx';
import { fakeApi } from '#web/testing/fake-api.ts';
import { PublicationLine } from './publication-line.tsx';

test('after a save the Arabic admin area links to the Arabic page', async () => {
  const at = Date.now();
  const instant = new Date(at + 1).toISOString();
  const status = {
    ...{ release: 'r1', readAt: instant, publishedAt: instant, failures: [] },
    noticed: { content: instant },
  };
  fakeApi({ 'GET /api/admin/publication': () => Response.json({ now: new Date().toISOString(), status }) });
  noteSaved(at, 'content', '/contact');
  showAdmin(<PublicationLine />);
  const link = await screen.findByRole('link', { name: /شاهد/ });
  expect(link).toHaveAttribute('href', '/ar/contact');
});

test('a text that is edited in Arabic links to the Arabic page', () => {
  showAdmin(<ContentList keys={['contact_title']} items={[]} />);
  expect(screen.getByRole('link', { name: /شاهده على الموقع/ })).toHaveAttribute('href', '/ar/contact');
});
