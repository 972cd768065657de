import type { Page } from '@playwright/test';
import { content as registry } from '#shared/content/registry.ts';
import { type Language, languageNames, localizedPath } from '#shared/language.ts';
import { copy as shellArabic } from '#web/app/shell/copy.ar.ts';
import { copy as shellEnglish } from '#web/app/shell/copy.en.ts';
import { copy as arabic } from '#web/features/edit-links/copy.ar.ts';
import { copy as english } from '#web/features/edit-links/copy.en.ts';
import { signIn } from '../testing/administrator.ts';
import { accessibilityProblems, expect } from '../testing/site.ts';
import { test } from '../testing/stored-content.ts';

const shellCopies = { en: shellEnglish, ar: shellArabic };

/**
 * Returns the accessibility problems of a page with the edit bar. axe does not recognize a skip link when the next link is
 * in a shadow root, as those of the bar are, and reports that it lies outside of all landmarks; this report is left out.
 */
async function problemsWithBar(page: Page): Promise<string[]> {
  const problems = await accessibilityProblems(page);
  const outside = 'region: ';
  const elements = problems.filter((problem) => problem.startsWith(outside));
  for (const problem of elements) {
    const element = page.locator(problem.slice(outside.length));
    if ((await element.getAttribute('href')) === '#main-content')
      problems.splice(problems.indexOf(problem), 1);
  }
  return problems;
}

/** Opens a page with texts of its own as a signed-in editor who has answered the cookie banner. */
async function openAsEditor(page: Page, session: string, language: Language): Promise<void> {
  await signIn(page, session);
  await expect(page.getByRole('button', { name: 'Account', exact: true })).toBeVisible();
  await page.goto(localizedPath('/what-we-do', language));
  await page.getByRole('button', { name: shellCopies[language].cookies.rejectAll }).click();
}

test('a signed-in editor opens the editor of a text from the website @phone', async ({
  page,
  language,
  session,
}) => {
  const copy = language === 'ar' ? arabic : english;
  await openAsEditor(page, session, language);
  const bar = page.getByRole('complementary', { name: copy.region });
  await bar.getByRole('button', { name: copy.edit }).click();
  await expect(bar.getByRole('link', { name: copy.item('about_image') })).toBeVisible();
  const pencil = page.getByRole('link', { name: copy.editItem('about_title') });
  await expect(pencil).toBeInViewport();
  expect(await problemsWithBar(page)).toEqual([]);
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

test('before its first use the edit bar stands above the page and covers nothing @again', async ({
  page,
  language,
  session,
}) => {
  const copy = language === 'ar' ? arabic : english;
  await signIn(page, session);
  await expect(page.getByRole('button', { name: 'Account', exact: true })).toBeVisible();
  await page.goto(localizedPath('/', language));
  const edit = page.getByRole('button', { name: copy.edit });
  const refuse = page.getByRole('button', { name: shellCopies[language].cookies.rejectAll });
  const seeAtEveryWidth = async () => {
    for (const width of [320, 390, 768, 1024, 1440, 1920]) {
      await page.setViewportSize({ width, height: 844 });
      // A trial click fails when another element covers the control.
      await edit.click({ trial: true });
      const over = edit.evaluate(
        (button) =>
          button.getBoundingClientRect().bottom -
          (document.querySelector('body header')?.getBoundingClientRect().top ?? 0),
      );
      expect(await over, `at ${width}`).toBeLessThanOrEqual(0);
    }
  };
  await expect(refuse).toBeVisible();
  await seeAtEveryWidth();
  await refuse.click();
  await seeAtEveryWidth();
  await edit.press('Enter');
  await expect(page.getByRole('button', { name: copy.close })).toBeFocused();
  await expect(page.getByRole('link', { name: copy.item('hero_title'), exact: true })).toBeVisible();
  // Returns the distance of a pencil from the text that it edits. It is small once the page has come to rest.
  const away = async () => {
    const [pencil, title] = await Promise.all([
      page.getByRole('link', { name: copy.editItem('hero_title') }).boundingBox(),
      page.getByRole('heading', { level: 1 }).boundingBox(),
    ]);
    return Math.abs((pencil?.y ?? 999) - (title?.y ?? 0));
  };
  await expect.poll(away).toBeLessThan(50);
});

test('the keyboard reaches the edit bar after the skip link, then its list, then the pencils, which the bar does not cover @both', async ({
  page,
  language,
  session,
}) => {
  const copy = language === 'ar' ? arabic : english;
  await openAsEditor(page, session, language);
  const edit = page.getByRole('button', { name: copy.edit });
  await expect(edit).toBeVisible();
  await page.reload();
  await expect(edit).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: shellCopies[language].skipLink })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(edit).toBeFocused();
  expect(await problemsWithBar(page)).toEqual([]);
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: copy.dashboard })).toBeFocused();
  await page.keyboard.press('Tab');
  const bar = page.getByRole('complementary', { name: copy.region });
  await expect(bar.getByRole('listitem').first().getByRole('link')).toBeFocused();
  await bar.getByRole('listitem').last().getByRole('link').focus();
  const pencils = page.getByRole('navigation', { name: copy.onPage });
  const count = await pencils.getByRole('link').count();
  expect(count).toBeGreaterThan(3);
  for (let place = 0; place < count; place++) {
    await page.keyboard.press('Tab');
    await expect(bar).toHaveCSS('opacity', '0');
    // A trial click fails when another element covers the pencil.
    await pencils.getByRole('link').nth(place).click({ trial: true });
  }
  await page.keyboard.press('Tab');
  await bar.getByRole('button', { name: copy.close }).focus();
  await expect(bar).toHaveCSS('opacity', '1');
});

test('visitors load nothing of the edit bar', async ({ page }) => {
  const loaded: string[] = [];
  page.on('request', (request) => loaded.push(request.url()));
  await page.goto('/');
  await page.waitForRequest(/poll-content|version\.json/);
  await page.waitForLoadState('networkidle');
  expect(loaded.filter((address) => /edit-links|\/api\/user/.test(address))).toEqual([]);
});
