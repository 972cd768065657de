import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { showAdmin } from '#web/admin/testing/show-admin.tsx';
import { NewsletterActions } from '../newsletter/newsletter-actions.tsx';
import { PersonLine } from '../privacy/person-line.tsx';

const forOwners = (
  <>
    <NewsletterActions />
    <PersonLine />
  </>
);

test('an owner has the newsletter’s list and the data of people', () => {
  showAdmin(forOwners);
  expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
    'Download newsletter addresses',
    'Remove an address',
    'Data of a person',
  ]);
});

test('an editor has neither', () => {
  showAdmin(forOwners, '/', 'editor');
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});
