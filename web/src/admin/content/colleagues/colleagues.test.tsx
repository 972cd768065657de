import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { showAdmin } from '#web/admin/testing/show-admin.tsx';
import { fakeApi } from '#web/testing/fake-api.ts';
import { Colleagues } from './colleagues.tsx';

const answer = (others: string[]) => ({
  'PUT /api/admin/content-editing/hero_title': () => Response.json({ others }),
});

test('an open editor reports itself, and names others at the same item', async () => {
  const calls = fakeApi(answer(['dana', 'sara']));
  showAdmin(<Colleagues contentKey="hero_title" />);
  expect(await screen.findByText(/dana and sara/)).toBeInTheDocument();
  expect(calls).toHaveLength(1);
});

test('shows nothing without colleagues, or without an answer', async () => {
  const calls = fakeApi(answer([]));
  showAdmin(<Colleagues contentKey="hero_title" />);
  await expect.poll(() => calls).toHaveLength(1);
  for (const status of screen.getAllByRole('status')) expect(status).toBeEmptyDOMElement();
});
