import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import { claimOf, claims, claimText } from '#shared/content/claims.ts';
import type { Confirmation } from '#shared/content/confirmation.ts';
import type { ContentItem } from '#shared/content/item.ts';
import type { Role } from '#shared/session/session.ts';
import { showAdmin } from '#web/admin/testing/show-admin.tsx';
import { fakeApi } from '#web/testing/fake-api.ts';
import { ContentPanel } from '../content-panel.tsx';
import { contentDrafts } from '../state/content-drafts.tsx';

afterEach(contentDrafts.dropAll);

const encryption = claimOf('software_encryption');
if (!encryption) throw new Error('Encryption is no claim.');
const text = claimText(encryption, []);
const confirmed: Confirmation = {
  key: 'software_encryption',
  ...text,
  at: '2026-11-20T09:00:00.000Z',
  by: 'dana',
};
const stored = (key: string, value: string): ContentItem => ({
  ...{ key, value, valueAr: '', type: 'text', version: 1 },
  valueUpdatedAt: '2026-01-01T00:00:00.000Z',
});
const all = claims.length;

/** Renders the list of claims with a server that confirms and withdraws. */
async function open({
  items = [] as ContentItem[],
  confirmations = [] as Confirmation[],
  role = 'owner' as Role,
  answers = {} as Parameters<typeof fakeApi>[0],
} = {}) {
  let now = confirmations;
  const calls = fakeApi({
    'GET /api/site-content': () => Response.json(items),
    'GET /api/admin/claims': () => Response.json(now),
    'PUT /api/admin/claims/software_encryption': () => {
      now = [confirmed];
      return Response.json(confirmed);
    },
    'DELETE /api/admin/claims/software_encryption': () => {
      now = [];
      return new Response(null, { status: 204 });
    },
    ...answers,
  });
  const { user } = showAdmin(
    <ContentPanel Translations={() => null} Replace={() => null} />,
    '/admin-panel?tab=content',
    role,
  );
  await user.click(await screen.findByRole('button', { name: 'More overviews and tools' }));
  await user.click(await screen.findByRole('link', { name: /^Claims to confirm/ }));
  await screen.findByRole('heading', { name: 'Claims to confirm' });
  return { user, calls };
}
const link = (count: number) => screen.findByText(`Claims to confirm (${count})`);
const card = (name: string) => within(screen.getByRole('article', { name }));
const encryptionCard = () => card('Software page: encryption');

describe('an owner', () => {
  test('sees each claim in both languages, its place, and the number of unconfirmed ones', async () => {
    await open();
    expect(await link(all)).toBeInTheDocument();
    expect(encryptionCard().getByText(text.en)).toBeInTheDocument();
    expect(encryptionCard().getByText(text.ar)).toBeInTheDocument();
    expect(encryptionCard().getByText('Unconfirmed')).toBeInTheDocument();
    expect(encryptionCard().getByText('Explore Our Technology')).toBeInTheDocument();
    expect(encryptionCard().getByRole('link', { name: /View on site/ })).toHaveAttribute(
      'href',
      '/proprietary-retail-software',
    );
    expect(
      card('Professionals: what it counts').getByText('75+ professionals in our network'),
    ).toBeInTheDocument();
  });

  test('confirms the shown words with one click, and can undo that in the notification', async () => {
    const { user, calls } = await open();
    await user.click(encryptionCard().getByRole('button', { name: 'Confirm' }));
    expect(await encryptionCard().findByText('Confirmed by dana, 20 Nov 2026')).toBeInTheDocument();
    expect(calls.find(({ name }) => name.startsWith('PUT'))?.body).toEqual(text);
    expect(await link(all - 1)).toBeInTheDocument();
    expect(encryptionCard().queryByText('Unconfirmed')).toBeNull();
    fireEvent.click(await screen.findByRole('button', { name: 'Undo' }));
    expect(await encryptionCard().findByText('Unconfirmed')).toBeInTheDocument();
    expect(await link(all)).toBeInTheDocument();
  });

  test('withdraws a confirmation', async () => {
    const { user } = await open({ confirmations: [confirmed] });
    await user.click(encryptionCard().getByRole('button', { name: 'Withdraw' }));
    expect(await encryptionCard().findByText('Unconfirmed')).toBeInTheDocument();
  });

  test('sees a message if somebody changed the words meanwhile', async () => {
    const { user } = await open({
      answers: {
        'PUT /api/admin/claims/software_encryption': () => Response.json({ error: 'No.' }, { status: 409 }),
      },
    });
    await user.click(encryptionCard().getByRole('button', { name: 'Confirm' }));
    expect(await screen.findByText(/Somebody changed this text meanwhile/)).toBeInTheDocument();
    expect(encryptionCard().getByText('Unconfirmed')).toBeInTheDocument();
  });

  test('rewrites a claim in its card, a figure with its basis, and the focus moves there and back', async () => {
    const { user } = await open();
    const figure = () => card('Professionals: what it counts');
    await user.click(figure().getAllByRole('button', { name: 'Rewrite' })[0] as HTMLElement);
    const basis = screen.getByLabelText('Professionals: basis and date English');
    expect(basis).toHaveFocus();
    expect(screen.getByLabelText('Professionals: what it counts English')).toHaveValue(
      'professionals in our network',
    );
    for (const cancel of screen.getAllByRole('button', { name: 'Cancel' })) await user.click(cancel);
    expect(
      screen.getByRole('button', {
        name: 'Rewrite',
        expanded: false,
        description: 'Professionals: what it counts',
      }),
    ).toHaveFocus();
  });
});

test('changed words are unconfirmed, and a figure with a basis needs no confirmation', async () => {
  await open({
    items: [stored('software_encryption', 'Encrypted'), stored('network_basis', 'Contracts, March 2026')],
    confirmations: [confirmed],
  });
  expect(encryptionCard().getByText('Unconfirmed')).toBeInTheDocument();
  const figure = card('Professionals: what it counts');
  expect(figure.getByText('Has a basis and date')).toBeInTheDocument();
  expect(figure.queryByRole('button', { name: 'Confirm' })).toBeNull();
});

test('an editor sees unconfirmed claims, and can rewrite but not confirm them', async () => {
  await open({ role: 'editor' });
  expect(screen.getByText(/Only owners can confirm/)).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Confirm' })).toBeNull();
  expect(encryptionCard().getByRole('button', { name: 'Rewrite' })).toBeInTheDocument();
});

test('the tables of content mark the texts of a claim while it is unconfirmed', async () => {
  fakeApi({
    'GET /api/site-content': () => Response.json([]),
    'GET /api/admin/claims': () => Response.json([]),
  });
  showAdmin(<ContentPanel Translations={() => null} Replace={() => null} />, '/admin-panel?tab=content');
  const subtitle = await screen.findByRole('article', { name: 'Text below the headline' });
  await waitFor(() => expect(within(subtitle).getByText('Unconfirmed')).toBeInTheDocument());
  expect(within(screen.getByRole('article', { name: 'Headline' })).queryByText('Unconfirmed')).toBeNull();
});
