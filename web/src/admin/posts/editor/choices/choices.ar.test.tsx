import { screen, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { accessibilityProblems } from '#web/testing/axe.ts';
import { postDrafts } from '../post-drafts.ts';
import { showChoices } from './testing/choices.tsx';

afterEach(postDrafts.dropAll);

test('an Arabic editor chooses related articles by their Arabic titles, and reads the company’s Arabic name', async () => {
  const { user } = showChoices({ related: 'b' });
  const group = await screen.findByRole('group', { name: /^مقالات ذات صلة/ });
  expect(await within(group).findByText('Shelf out of stock ع')).toBeVisible();
  expect(within(group).getByText('مسوّدة لا تظهر')).toBeVisible();
  await user.type(within(group).getByRole('textbox', { name: 'ابحث عن مقال تضيفه' }), 'erbil');
  await user.click(within(group).getByRole('button', { name: 'إضافة: Shelf in Erbil ع' }));
  expect(within(group).getByText('Shelf in Erbil ع، الموضع ٢ من ٢')).toBeInTheDocument();
  expect(screen.getByRole('option', { name: /^الشركة: شواهد/ })).toBeInTheDocument();
  await user.clear(screen.getByLabelText('التصنيف بالإنجليزية'));
  await user.type(screen.getByLabelText('التصنيف بالإنجليزية'), 'Re');
  expect(screen.getByRole('group', { name: 'تصنيف جديد: Re' })).toBeVisible();
  expect(await accessibilityProblems()).toEqual([]);
});
