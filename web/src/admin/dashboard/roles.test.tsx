import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { showAdmin } from '#web/admin/testing/show-admin.tsx';
import { NewsletterActions } from '../newsletter/newsletter-actions.tsx';
import { PersonDataButton } from '../privacy/person-data-button.tsx';

const forOwners = (
  <>
    <NewsletterActions />
    <PersonDataButton />
  </>
);

test('an owner sees the newsletter’s addresses and personal data', () => {
  showAdmin(forOwners);
  expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
    'Download newsletter addresses',
    'Remove an address',
    'Data of a person',
  ]);
});

test('an editor sees neither', () => {
  showAdmin(forOwners, '/', 'editor');
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});
