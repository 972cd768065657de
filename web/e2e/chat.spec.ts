import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import type { Language } from '../../shared/language.ts';
import { copy as shellArabic } from '../src/app/shell/copy.ar.ts';
import { copy as shellEnglish } from '../src/app/shell/copy.en.ts';
import { copy as arabic } from '../src/features/chat/copy.ar.ts';
import { copy as english } from '../src/features/chat/copy.en.ts';
import { accessibilityProblems, expect, openInbox, test, visit } from './site.ts';

const copies = { en: english, ar: arabic };
const shellCopies = { en: shellEnglish, ar: shellArabic };
const details = {
  en: 'We need a monthly availability count for 24 SKUs in modern trade.',
  ar: 'نحتاج إلى تدقيق شهري لتوفّر ٢٤ صنفًا في التجارة الحديثة.',
};

const launcherOf = (page: Page, language: Language) =>
  page.getByRole('button', { name: shellCopies[language].chat.chat });

/** Opens the chat on the contact page, for a visitor who has answered the cookie banner. */
async function openChat(page: Page, language: Language) {
  await page.addInitScript(() => {
    const choice = { necessary: true, analytics: false, marketing: false, functional: false };
    localStorage.setItem(
      'cookie-consent',
      JSON.stringify({ ...choice, timestamp: new Date().toISOString() }),
    );
  });
  await visit(page, '/contact', language);
  await launcherOf(page, language).click();
  const chat = page.getByRole('dialog', { name: copies[language].title });
  await expect(chat).toBeVisible();
  return chat;
}

/** Answers the first four questions with the second option each. */
async function chooseOptions(page: Page, language: Language) {
  const { questions, options } = copies[language];
  for (const question of ['service', 'industry', 'region', 'urgency'] as const) {
    await expect(page.getByRole('heading', { name: questions[question] })).toBeFocused();
    await page.getByRole('button', { name: Object.values(options[question])[1] ?? '', exact: true }).click();
  }
}

test('a lead travels from the chat to the inbox, as urgent when a live agent is asked for', async ({
  page,
  language,
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

  await openInbox(page);
  const message = page.getByRole('article').filter({ hasText: name });
  await expect(message).toContainText('URGENT');
  await message.getByRole('button', { name: /Read Full/ }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('Chat assistant');
  for (const line of [
    'Service: Mystery shopping',
    'Industry: Food and beverage',
    'Region: Kurdistan Region',
    'Urgency: 1-3 months',
    'Company: Sample Foods',
    `Additional details: ${details[language]}`,
    'Live Agent Request: Yes',
  ]) {
    await expect(dialog).toContainText(line);
  }
});

test('what is missing is outlined and said, and the lead is not sent', async ({ page, language }) => {
  const copy = copies[language];
  const chat = await openChat(page, language);
  await chooseOptions(page, language);
  await chat.getByRole('button', { name: copy.next }).click();
  const submit = chat.getByRole('button', { name: copy.submit });
  await expect(submit).toBeDisabled();
  for (const label of [copy.name, copy.company, copy.email])
    await expect(chat.getByLabel(label)).toHaveAttribute('aria-invalid', 'true');

  await submit.focus();
  await page.keyboard.press('Enter');
  await expect(chat.getByRole('alert')).toHaveText(copy.alerts.missing);
  await chat.getByLabel(copy.name).fill('Sara');
  await expect(chat.getByRole('alert')).toBeEmpty();
  await chat.getByLabel(copy.company).fill('Sample Foods');
  await chat.getByLabel(copy.email).fill('sara@example');
  await expect(submit).toBeDisabled();
  await page.keyboard.press('Enter');
  await expect(chat.getByRole('alert')).toHaveText(copy.alerts.email);
  expect(await accessibilityProblems(page)).toEqual([]);

  await chat.getByLabel(copy.email).fill('sara@example.com');
  await expect(chat.getByLabel(copy.email)).toHaveAttribute('aria-invalid', 'false');
  await expect(submit).toBeEnabled();
});

test('a half-filled chat survives a reload, and a lead whose answer was lost is stored once', async ({
  page,
  language,
  complaints,
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
  complaints.length = 0;

  await page.unroute('**/api/chatbot-contact');
  await page.reload();
  await launcherOf(page, language).click();
  await expect(chat.getByLabel(copy.name)).toHaveValue(name);
  await chat.getByRole('button', { name: copy.submit }).click();
  await expect(chat.getByRole('heading', { name: copy.thanksTitle })).toBeVisible();

  await openInbox(page);
  await expect(page.getByRole('article').filter({ hasText: name })).toHaveCount(1);
});

test('the chat opens and closes by keyboard, and leaves the page usable beside it', async ({
  page,
  language,
  isMobile,
}) => {
  const copy = copies[language];
  const chat = await openChat(page, language);
  const launcher = launcherOf(page, language);
  await expect(launcher).toHaveAttribute('aria-expanded', 'true');
  await page.keyboard.press('Escape');
  await expect(chat).toBeHidden();
  await expect(launcher).toBeFocused();
  await expect(launcher).toHaveAttribute('aria-expanded', 'false');

  await page.keyboard.press('Enter');
  await expect(chat.getByRole('heading', { name: copy.questions.service })).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await expect(chat.getByRole('heading', { name: copy.questions.industry })).toBeFocused();
  await chat.getByRole('button', { name: copy.close }).click();
  await expect(chat).toBeHidden();
  expect(await accessibilityProblems(page)).toEqual([]);

  await launcher.click();
  await expect(chat.getByText(copy.progress(2, 6))).toBeVisible();
  const name = page.locator('#contact-name');
  if (isMobile) await expect(name).not.toBeFocused();
  else {
    await name.fill('Sara');
    await expect(chat).toBeVisible();
  }
});

test('the chat works where the browser refuses storage', async ({ page, language }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get: () => {
        throw new DOMException('denied', 'SecurityError');
      },
    });
  });
  const copy = copies[language];
  await visit(page, '/contact', language);
  await page.getByRole('button', { name: shellCopies[language].cookies.rejectAll }).click();
  await launcherOf(page, language).click();
  await chooseOptions(page, language);
  const chat = page.getByRole('dialog', { name: copy.title });
  await chat.getByRole('button', { name: copy.next }).click();
  await chat.getByLabel(copy.name).fill('Sara');
  await chat.getByLabel(copy.company).fill('Sample Foods');
  await chat.getByLabel(copy.email).fill('sara@example.com');
  await chat.getByRole('button', { name: copy.submit }).click();
  await expect(chat.getByRole('heading', { name: copy.thanksTitle })).toBeVisible();
});
