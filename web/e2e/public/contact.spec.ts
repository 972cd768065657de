import { randomUUID } from 'node:crypto';
import { messageMaxLength } from '#shared/messages/limits.ts';
import { copy as arabicPage } from '#web/pages/contact/copy.ar.ts';
import { copy as englishPage } from '#web/pages/contact/copy.en.ts';
import { closeMessage, findInInbox, readFull } from '../testing/administrator.ts';
import { accessibilityProblems, expect, test, visit, waitUntilHydrated } from '../testing/site.ts';

const pages = { en: englishPage, ar: arabicPage };
const copies = { en: englishPage.form, ar: arabicPage.form };
const texts = {
  en: 'We need a monthly availability count for 24 SKUs in modern trade, starting before Ramadan.',
  ar: 'نحتاج إلى تدقيق شهري لتوفّر ٢٤ صنفًا في التجارة الحديثة قبل شهر رمضان.',
};

test('a message is sent from the contact page, reaches the inbox and is marked as done @again', async ({
  page,
  language,
  session,
}) => {
  const copy = copies[language];
  const name = `${language === 'ar' ? 'سارة' : 'Sara'} ${randomUUID().slice(0, 8)}`;
  const token = page.waitForResponse('**/api/form-token');
  await visit(page, '/', language);
  await page.locator('main').getByRole('link').first().click();
  await expect(page).toHaveURL(/\/contact\/quote$/);

  await page.getByLabel(copy.name, { exact: true }).fill(name);
  // The address contains direction marks, as if it was copied from an Arabic text.
  await page.getByLabel(copy.email).fill('\u200esara@example.com\u200f');
  await page.getByLabel(copy.company).fill('Sample Foods');
  await page.getByLabel(copy.service).selectOption('data-technology');
  await page.getByLabel(copy.message).fill(texts[language]);
  // Waits for the form token, because a message that is sent before has none.
  await (await token).finished();
  const sent = page.waitForRequest('**/api/contact');
  await page.getByRole('button', { name: copy.send }).click();
  // The form token tells the server how long the form was shown.
  expect((await sent).postDataJSON()).toMatchObject({ formToken: expect.stringMatching(/^\w+\.[\w-]{43}$/) });

  await expect(page.getByRole('heading', { name: pages[language].sent.title })).toBeFocused();
  await expect(page.getByRole('main').getByText(pages[language].next.kept)).toBeVisible();
  const toast = page.getByRole('listitem').filter({ hasText: copy.sentTitle });
  await expect(toast).toContainText(copy.sentText);
  await expect(page.getByRole('main').getByText(copy.sentText)).toBeHidden();
  await page.getByRole('button', { name: pages[language].sent.another }).click();
  await expect(page.getByLabel(copy.name, { exact: true })).toHaveValue('');
  await expect(page.getByLabel(copy.name, { exact: true })).toBeFocused();
  await expect(page.getByLabel(copy.message)).toHaveValue('');

  const message = await findInInbox(page, session, name);
  await expect(message).toContainText('Today');
  await expect(message).toContainText('Sample Foods');
  await expect(message).toContainText('Market research and audit software');
  const dialog = await readFull(page, message);
  await expect(dialog.getByRole('link', { name: 'sara@example.com' })).not.toHaveAttribute('href', /%E2/i);
  await expect(dialog).toContainText(texts[language]);
  await closeMessage(page);

  await message.getByRole('button', { name: /Mark Done/ }).click();
  await expect(page.getByText('Message marked as handled.', { exact: true })).toBeVisible();
  await expect(message).toBeHidden();
  const completed = page.getByRole('region', { name: 'Recently Completed' });
  await expect(completed).toContainText(name);

  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText('The message is new again.', { exact: true })).toBeVisible();
  await expect(message).toBeVisible();
  await expect(completed).not.toContainText(name);
  await message.getByRole('button', { name: /Mark Done/ }).click();
  await expect(message).toBeHidden();
  // After the reload there is no Undo, but the message is still there.
  await page.reload();
  await page.getByRole('link', { name: 'All completed' }).click();
  await expect(page.getByRole('heading', { name: 'All Completed Messages' })).toBeFocused();
  const done = page.getByRole('listitem').filter({ hasText: name });
  expect(await accessibilityProblems(page)).toEqual([]);
  await done.getByRole('button', { name: 'View' }).click();
  await dialog.getByRole('button', { name: 'Reopen' }).click();
  await expect(dialog).toBeHidden();
  await expect(done).toBeHidden();
  await page.getByRole('link', { name: 'New messages to handle' }).click();
  await expect(message).toBeVisible();
});

test('the form shows the error of each field, and hides it when the field is edited', async ({
  page,
  language,
}) => {
  const copy = copies[language];
  await visit(page, '/contact', language);
  await page.getByRole('button', { name: copy.send }).click();
  await expect(page.getByText(copy.errors.name.required)).toBeVisible();
  await expect(page.getByText(copy.errors.email.required)).toBeVisible();
  await expect(page.getByText(copy.errors.message.required)).toBeVisible();
  await expect(page.getByLabel(copy.name, { exact: true })).toBeFocused();

  await page.getByLabel(copy.email).fill('sara@');
  await expect(page.getByText(copy.errors.email.required)).toBeHidden();
  await page.getByLabel(copy.message).fill('مرحبًا ');
  await page.getByRole('button', { name: copy.send }).click();
  await expect(page.getByText(copy.errors.email.invalid)).toBeVisible();
  await expect(page.getByText(copy.errors.message['too-short'])).toBeVisible();
  await expect(page.getByLabel(copy.email)).toHaveAccessibleDescription(copy.errors.email.invalid);
});

test('a failed message can be sent again, also after a reload, and is stored once', async ({
  page,
  language,
  session,
  pageErrors,
}) => {
  const copy = copies[language];
  const name = `Retry ${randomUUID().slice(0, 8)}`;
  await visit(page, '/contact', language);
  await waitUntilHydrated(page);
  await page.getByLabel(copy.name, { exact: true }).fill(name);
  await page.getByLabel(copy.email).fill('retry@example.com');
  await page.getByLabel(copy.message).fill(texts[language]);

  // The message arrives, but its answer is lost on the way back.
  await page.route('**/api/contact', async (route) => {
    await route.fetch();
    await route.abort();
  });
  await page.getByRole('button', { name: copy.send }).click();
  await expect(page.getByText(copy.failedNotice)).toBeVisible();
  await expect(page.getByText(copy.failedTitle, { exact: true })).toBeVisible();
  pageErrors.length = 0;

  await page.unroute('**/api/contact');
  await page.reload();
  await expect(page.getByLabel(copy.name, { exact: true })).toHaveValue(name);
  await expect(page.getByLabel(copy.message)).toHaveValue(texts[language]);
  await page.getByRole('button', { name: copy.send }).click();
  await expect(page.getByRole('heading', { name: pages[language].sent.title })).toBeVisible();

  await expect(await findInInbox(page, session, name)).toHaveCount(1);
});

test('a missing answer ends as a failure after a time', async ({ page, language }) => {
  const copy = copies[language];
  await page.addInitScript(() => {
    const timeout = AbortSignal.timeout.bind(AbortSignal);
    AbortSignal.timeout = () => timeout(500);
  });
  await page.route('**/api/contact', () => {});
  await visit(page, '/contact', language);
  await waitUntilHydrated(page);
  await page.getByLabel(copy.name, { exact: true }).fill('Sara');
  await page.getByLabel(copy.email).fill('sara@example.com');
  await page.getByLabel(copy.message).fill(texts[language]);
  await page.getByRole('button', { name: copy.send }).click();
  await expect(page.getByText(copy.failedNotice)).toBeVisible();
  await expect(page.getByText(copy.failedTitle, { exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: copy.send })).toBeEnabled();
  await expect(page.getByLabel(copy.message)).toHaveValue(texts[language]);
});

test('a text that is too long is reported at once, and kept whole', async ({ page, language }) => {
  const copy = copies[language];
  await visit(page, '/contact', language);
  await waitUntilHydrated(page);
  const message = page.getByLabel(copy.message);
  await message.fill('x'.repeat(messageMaxLength + 1));
  await expect(message).toHaveAccessibleDescription(copy.errors.message['too-long']);
  expect(await message.inputValue()).toHaveLength(messageMaxLength + 1);
  await message.fill('x'.repeat(messageMaxLength));
  await expect(page.getByText(copy.errors.message['too-long'])).toBeHidden();
});

test('without script there is no form that would put the message into the URL', async ({
  browser,
  baseURL,
  language,
}) => {
  const copy = copies[language];
  const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL && { baseURL }) });
  const page = await context.newPage();
  await visit(page, '/contact', language);
  await expect(page.getByText(copy.noScript)).toBeVisible();
  await expect(page.getByRole('button', { name: copy.send })).toBeHidden();
  await expect(page.locator('form').first()).toHaveAttribute('method', 'post');
  await context.close();
});
