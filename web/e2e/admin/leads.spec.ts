import { randomUUID } from 'node:crypto';
import { findInInbox, readFull } from '../testing/administrator.ts';
import { chooseOptions, copies, launcherOf, openChat } from '../testing/chat.ts';
import { accessibilityProblems, expect, test } from '../testing/site.ts';

const details = {
  en: 'We need a monthly availability count for 24 SKUs in modern trade.',
  ar: 'نحتاج إلى تدقيق شهري لتوفّر ٢٤ صنفًا في التجارة الحديثة.',
};

test('a lead from the chat reaches the inbox, as urgent if a live agent is requested', async ({
  page,
  language,
  session,
}) => {
  const copy = copies[language];
  const name = `${language === 'ar' ? 'سارة' : 'Sara'} ${randomUUID().slice(0, 8)}`;
  const chat = await openChat(page, language);
  await expect(chat.getByText(copy.progress(1, 6))).toBeVisible();
  expect(await accessibilityProblems(page)).toEqual([]);
  await chooseOptions(page, language);

  await expect(chat.getByText(copy.progress(5, 6))).toBeVisible();
  await expect(chat.getByRole('definition')).toHaveText(
    Object.values(copy.options).map((options) => Object.values(options)[1] ?? ''),
  );
  await chat.getByLabel(copy.details).fill(details[language]);
  await chat.getByLabel(copy.liveAgent).check();
  await expect(chat.getByText(copy.liveAgentPromise)).toBeVisible();
  expect(await accessibilityProblems(page)).toEqual([]);
  await chat.getByRole('button', { name: copy.next }).click();

  await chat.getByLabel(copy.name).fill(name);
  await chat.getByLabel(copy.company).fill('Sample Foods');
  await chat.getByLabel(copy.email).fill('sara@example.com');
  await chat.getByRole('button', { name: copy.submit }).click();
  await expect(chat.getByRole('heading', { name: copy.thanksTitle })).toBeFocused();
  await expect(chat.getByRole('alert')).toHaveText(/24|٢٤/);
  expect(await accessibilityProblems(page)).toEqual([]);

  await chat.getByRole('button', { name: copy.startNew }).click();
  await expect(chat.getByText(copy.progress(1, 6))).toBeVisible();
  await expect(chat.getByRole('button', { pressed: true })).toHaveCount(0);

  const message = await findInInbox(page, session, name);
  await expect(message).toContainText('URGENT');
  const dialog = await readFull(page, message);
  await expect(dialog).toContainText('Chat assistant');
  for (const line of [
    'Service: Mystery shopping',
    'Industry: Food and beverage',
    'Region: Kurdistan Region only',
    'Urgency: 1–3 months',
    'Company: Sample Foods',
    `Additional details: ${details[language]}`,
    'Live Agent Request: Yes',
  ]) {
    await expect(dialog).toContainText(line);
  }
});

test('a half-filled chat survives a reload, and a lead whose answer was lost is stored once @phone @long', async ({
  page,
  language,
  session,
  pageErrors,
}) => {
  const copy = copies[language];
  const name = `Retry ${randomUUID().slice(0, 8)}`;
  const chat = await openChat(page, language);
  await chooseOptions(page, language);
  await chat.getByLabel(copy.details).fill(details[language]);
  await page.reload();
  await launcherOf(page, language).click();
  await expect(chat.getByLabel(copy.details)).toHaveValue(details[language]);
  await chat.getByRole('button', { name: copy.back }).click();
  await expect(
    chat.getByRole('button', { name: Object.values(copy.options.urgency)[1] ?? '', pressed: true }),
  ).toBeVisible();
  await chat.getByRole('button', { name: Object.values(copy.options.urgency)[1] ?? '' }).click();
  await chat.getByRole('button', { name: copy.next }).click();

  await page.route('**/api/chatbot-contact', async (route) => {
    await route.fetch();
    await route.abort();
  });
  await chat.getByLabel(copy.name).fill(name);
  await chat.getByLabel(copy.company).fill('Sample Foods');
  await chat.getByLabel(copy.email).fill('sara@example.com');
  await chat.getByRole('button', { name: copy.submit }).click();
  await expect(chat.getByRole('alert')).toHaveText(copy.alerts.failed);
  pageErrors.length = 0;

  await page.unroute('**/api/chatbot-contact');
  await page.reload();
  await launcherOf(page, language).click();
  await expect(chat.getByLabel(copy.name)).toHaveValue(name);
  await chat.getByRole('button', { name: copy.submit }).click();
  await expect(chat.getByRole('heading', { name: copy.thanksTitle })).toBeVisible();

  await expect(await findInInbox(page, session, name)).toHaveCount(1);
});
