import { screen, waitFor, within } from '@testing-library/react';
import { beforeAll, expect, test, vi } from 'vitest';
import { CodesButton } from '#web/admin/dashboard/dashboard-header.tsx';
import { showAdmin } from '#web/admin/testing/show-admin.tsx';
import { type FakeCall, fakeApi } from '#web/testing/fake-api.ts';

// Loads code that is otherwise loaded at the first sign of use, so that no test waits for it.
beforeAll(() => Promise.all([import('./codes-dialog.tsx'), import('./qr-code.tsx')]), 60_000);

const path = '/api/user/codes';
const codes = Array.from({ length: 10 }, (_, n) => `abcd-efgh-jkmn-000${n}`);
const isOn = { since: '2026-05-01T12:00:00.000Z', recoveryLeft: 1 };

async function open(stored: object, answers: Record<string, (call: FakeCall) => Response> = {}) {
  const calls = fakeApi({ [`GET ${path}`]: () => Response.json(stored), ...answers });
  const { user } = showAdmin(<CodesButton />);
  await user.click(screen.getByRole('button', { name: 'One-time codes' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'One-time codes' }));
  return { user, dialog, sent: () => calls.filter(({ name }) => !name.startsWith('GET')) };
}

test('an app gets a new key, codes are on once it shows a valid code, and then recovery codes are shown', async () => {
  const { user, dialog, sent } = await open(
    { recoveryLeft: 0 },
    { [`PUT ${path}`]: () => Response.json({ recoveryCodes: codes }) },
  );
  const link = await dialog.findByRole('link', { name: /app on this device/ });
  const address = new URL(link.getAttribute('href') ?? '');
  const secret = address.searchParams.get('secret') ?? '';
  expect(address.href).toMatch(/^otpauth:\/\/totp\/Retail%20Evidence:admin\?/);
  expect(secret).toMatch(/^[A-Z2-7]{32}$/);
  expect(dialog.getByText(secret.replace(/.{4}(?=.)/g, '$& '))).toBeVisible();
  expect(await dialog.findByRole('img', { name: 'QR code of the key' })).toBeVisible();

  await user.type(dialog.getByLabelText('Current password'), 'my password');
  await user.type(dialog.getByLabelText('One-time code'), '12345{Enter}');
  expect(dialog.getByLabelText('One-time code')).toHaveAccessibleDescription(/has six digits/);
  expect(sent()).toEqual([]);
  await user.clear(dialog.getByLabelText('One-time code'));
  await user.type(dialog.getByLabelText('One-time code'), '١٢٣ ٤٥٦{Enter}');
  expect(await dialog.findByRole('heading', { name: 'Your recovery codes' })).toBeVisible();
  expect(sent()).toMatchObject([{ body: { secret, present: 'my password', code: '123456' } }]);
  expect(dialog.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(codes);

  const writeText = vi.spyOn(navigator.clipboard, 'writeText');
  await user.click(dialog.getByRole('button', { name: 'Copy' }));
  expect(writeText).toHaveBeenCalledWith(expect.stringContaining(codes.join('\n')));
  expect(dialog.getByRole('button', { name: 'Download' })).toBeVisible();
  expect(dialog.getByRole('button', { name: 'Print' })).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'I have kept them' }));
  await waitFor(() => expect(screen.queryByText(codes[0] ?? '')).not.toBeInTheDocument());
});

test.each([
  ['present', 'Current password', 'This is not your present password.'],
  ['code', 'One-time code', /^This code is not right/],
])('a wrong %s is reported at its field, and no typed text is lost', async (field, label, sentence) => {
  const details = [{ field, problem: 'wrong' }];
  const refuse = () => Response.json({ error: 'Wrong.', details }, { status: 400 });
  const { user, dialog } = await open({ recoveryLeft: 0 }, { [`PUT ${path}`]: refuse });
  const key = (await dialog.findByText('Key')).nextElementSibling?.textContent ?? '';
  await user.type(dialog.getByLabelText('Current password'), 'a guess');
  await user.type(dialog.getByLabelText('One-time code'), '123456{Enter}');
  expect(await dialog.findByText(sentence)).toBeVisible();
  expect(dialog.getByLabelText(label)).toHaveFocus();
  expect(dialog.getByLabelText('Current password')).toHaveValue('a guess');
  expect(dialog.getByLabelText('One-time code')).toHaveValue('123456');
  expect(dialog.getByText(key)).toBeVisible();
});

test('codes are turned off by password and code', async () => {
  let stored: object = isOn;
  const { user, dialog, sent } = await open(
    {},
    {
      [`GET ${path}`]: () => Response.json(stored),
      [`POST ${path}/off`]: () => {
        stored = { recoveryLeft: 0 };
        return new Response(null, { status: 204 });
      },
    },
  );
  expect(await dialog.findByText(/^On since 1 May 2026/)).toBeVisible();
  expect(dialog.getByText('One recovery code is left.')).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Turn off' }));
  await user.type(dialog.getByLabelText('Current password'), 'my password');
  await user.type(dialog.getByLabelText('One-time code or recovery code'), '123456{Enter}');
  expect(await screen.findByText('One-time codes are off.')).toBeVisible();
  expect(sent()).toMatchObject([{ body: { present: 'my password', code: '123456' } }]);
  expect(await dialog.findByRole('button', { name: 'Turn on' })).toBeVisible();
});

test('new recovery codes need password and code; a refusal is shown in the server’s words', async () => {
  const error = 'Too many failed attempts; try again in 5 minutes.';
  let answer = () => Response.json({ error }, { status: 429 });
  const { user, dialog } = await open(isOn, { [`POST ${path}/recovery`]: () => answer() });
  await user.click(await dialog.findByRole('button', { name: 'Make new recovery codes' }));
  await user.type(dialog.getByLabelText('Current password'), 'my password');
  await user.type(dialog.getByLabelText('One-time code or recovery code'), `${codes[0]}{Enter}`);
  expect(await dialog.findByRole('alert')).toHaveTextContent(error);
  answer = () => Response.json({ recoveryCodes: codes });
  await user.click(dialog.getByRole('button', { name: 'Make new ones' }));
  expect(await dialog.findByText(codes[9] ?? '')).toBeVisible();
});
