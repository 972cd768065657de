import type { Page } from '@playwright/test';
import type { Language } from '#shared/language.ts';
import { copy as shellArabic } from '#web/app/shell/copy.ar.ts';
import { copy as shellEnglish } from '#web/app/shell/copy.en.ts';
import { copy as arabic } from '#web/features/chat/copy.ar.ts';
import { copy as english } from '#web/features/chat/copy.en.ts';
import { expect, refuseCookies, visit, waitUntilHydrated } from './site.ts';

export const copies = { en: english, ar: arabic };
export const shellCopies = { en: shellEnglish, ar: shellArabic };

export const launcherOf = (page: Page, language: Language) =>
  page.getByRole('button', { name: shellCopies[language].chat.chat });

/** Opens the chat on the contact page, for a visitor who has answered the cookie banner. */
export async function openChat(page: Page, language: Language) {
  await refuseCookies(page);
  await visit(page, '/contact', language);
  await waitUntilHydrated(page);
  await launcherOf(page, language).click();
  const chat = page.getByRole('dialog', { name: shellCopies[language].chat.title });
  await expect(chat).toBeVisible();
  return chat;
}

/** Answers the first four questions, each with the second option. */
export async function chooseOptions(page: Page, language: Language) {
  const { questions, options } = copies[language];
  for (const question of ['service', 'industry', 'region', 'urgency'] as const) {
    await expect(page.getByRole('heading', { name: questions[question] })).toBeFocused();
    await page.getByRole('button', { name: Object.values(options[question])[1] ?? '', exact: true }).click();
  }
}
