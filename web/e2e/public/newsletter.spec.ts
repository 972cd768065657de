import { randomUUID } from 'node:crypto';
import { copy as arabic } from '#web/pages/blog/copy.ar.ts';
import { copy as english } from '#web/pages/blog/copy.en.ts';
import { signIn } from '../testing/administrator.ts';
import { expectComplaints } from '../testing/edited-posts.ts';
import { accessibilityProblems, expect, test, visit, waitUntilHydrated } from '../testing/site.ts';

const copies = { en: english.newsletter, ar: arabic.newsletter };

test('a newsletter address reaches the administrators’ list; a failed one stays in the field @phone', async ({
  page,
  language,
  session,
  request,
  pageErrors,
}) => {
  const newsletter = copies[language];
  const email = `reader-${randomUUID().slice(0, 8)}@example.com`;
  await visit(page, '/blog', language);
  await waitUntilHydrated(page);
  const field = page.getByLabel(newsletter.email);
  const subscribe = page.getByRole('button', { name: newsletter.subscribe });
  await expect(
    page.getByText(newsletter.consent).getByRole('link', { name: newsletter.privacy }),
  ).toBeVisible();
  await subscribe.click();
  await expect(page.getByRole('alert')).toHaveText(newsletter.errors.required);
  await field.fill('reader@');
  await subscribe.click();
  await expect(field).toHaveAccessibleDescription(newsletter.errors.invalid);
  await expect(field).toBeFocused();

  await page.route('**/api/newsletter', (route) => route.abort());
  await field.fill(email);
  await subscribe.click();
  await expect(page.getByRole('alert')).toHaveText(newsletter.failed);
  await expect(field).toHaveValue(email);
  expect(await accessibilityProblems(page)).toEqual([]);
  await page.unroute('**/api/newsletter');
  await subscribe.click();
  await expect(page.getByText(newsletter.done)).toBeFocused();
  expectComplaints(pageErrors, 'ERR_FAILED');

  const list = await request.get('/api/admin/newsletter', { headers: { Cookie: session } });
  expect((await list.text()).split(email)).toHaveLength(2);
});

test('an administrator unsubscribes an address on request @phone', async ({
  page,
  session,
  request,
  pageErrors,
}) => {
  const email = `leaving-${randomUUID().slice(0, 8)}@example.com`;
  await request.post('/api/newsletter', { data: { email } });
  await signIn(page, session, 'newsletter');
  const opener = page.getByRole('button', { name: 'Remove an address' });
  await opener.click();
  const dialog = page.getByRole('dialog', { name: 'Remove an address from the newsletter' });
  const field = dialog.getByLabel('Email address');
  const remove = dialog.getByRole('button', { name: 'Remove', exact: true });
  await remove.click();
  await expect(field).toHaveAccessibleDescription('Type the address to remove.');
  await field.fill(`x${email}`);
  await remove.click();
  await expect(field).toHaveAccessibleDescription(
    'This address is not on the list. Check how it is written.',
  );
  await expect(field).toHaveValue(`x${email}`);
  expect(await accessibilityProblems(page)).toEqual([]);
  await field.fill(email.toUpperCase());
  await remove.click();
  const done = `${email.toUpperCase()} was removed from the newsletter.`;
  await expect(page.getByText(done, { exact: true })).toBeVisible();
  await expect(dialog).toBeHidden();
  await expect(opener).toBeFocused();
  expectComplaints(pageErrors, '404');

  const list = await request.get('/api/admin/newsletter', { headers: { Cookie: session } });
  expect(await list.text()).not.toContain(email);
});
