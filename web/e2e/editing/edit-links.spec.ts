import { content as registry } from '#shared/content/registry.ts';
import { languageNames, localizedPath } from '#shared/language.ts';
import { copy as shellArabic } from '#web/app/shell/copy.ar.ts';
import { copy as shellEnglish } from '#web/app/shell/copy.en.ts';
import { copy as arabic } from '#web/features/edit-links/copy.ar.ts';
import { copy as english } from '#web/features/edit-links/copy.en.ts';
import { administrator, signIn } from '../testing/administrator.ts';
import { accessibilityProblems, expect } from '../testing/site.ts';
import { test } from '../testing/stored-content.ts';

const shellCopies = { en: shellEnglish, ar: shellArabic };

test('who is signed in gets from a text of the website to its editor', async ({
  page,
  language,
  session,
}) => {
  const copy = language === 'ar' ? arabic : english;
  await signIn(page, session);
  await expect(page.getByText(administrator.username)).toBeVisible();
  await page.goto(localizedPath('/what-we-do', language));
  await page.getByRole('button', { name: shellCopies[language].cookies.rejectAll }).click();
  const bar = page.getByRole('complementary', { name: copy.region });
  await bar.getByRole('button', { name: copy.edit }).click();
  await expect(bar.getByRole('link', { name: copy.item('about_image') })).toBeVisible();
  const pencil = page.getByRole('link', { name: copy.editItem('about_title') });
  await expect(pencil).toBeInViewport();
  expect(await accessibilityProblems(page)).toEqual([]);
  await pencil.click();
  const box = page.getByRole('textbox', {
    name: `${registry.about_title.label} ${languageNames[language]}`,
  });
  await expect(box).toHaveValue(registry.about_title.fallback[language]);
  await expect(box).toBeFocused();
  expect(await accessibilityProblems(page)).toEqual([]);
  await page.getByRole('button', { name: 'Show all content' }).click();
  await expect(page.getByRole('tab', { name: 'About Us' })).toHaveAttribute('aria-selected', 'true');
});

test('visitors load nothing of it', { tag: '@once' }, async ({ page }) => {
  const loaded: string[] = [];
  page.on('request', (request) => loaded.push(request.url()));
  await page.goto('/');
  await page.waitForRequest(/poll-content|version\.json/);
  await page.waitForLoadState('networkidle');
  expect(loaded.filter((address) => /edit-links|\/api\/user/.test(address))).toEqual([]);
});
