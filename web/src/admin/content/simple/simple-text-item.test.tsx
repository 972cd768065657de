import { screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { showAdmin } from '#web/admin/testing/show-admin.tsx';
import { fakeApi } from '#web/testing/fake-api.ts';
import { contentDrafts } from '../state/content-drafts.tsx';
import { SimpleTextItem } from './simple-text-item.tsx';

afterEach(contentDrafts.dropAll);

test('Ctrl+S where nothing was changed says that there is nothing to save', async () => {
  const calls = fakeApi({});
  const { user } = showAdmin(
    <SimpleTextItem contentKey="hero_title" section="home" item={undefined} onSignedOut={() => {}} />,
  );
  await user.click(screen.getByLabelText('Headline English'));
  await user.keyboard('{Control>}s{/Control}');
  expect(await screen.findByText('Nothing to save')).toBeInTheDocument();
  expect(calls).toEqual([]);
});
